import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";
import type { Server } from "./server-processes.ts";

export async function publicRoutes({ origin }: Server): Promise<string[]> {
  const { data } = await (await fetch(`${origin}/blogs?limit=1`)).json();
  const pages = (await (await fetch(`${origin}/api/locationpages`)).json()).data;
  return [
    "/",
    "/about",
    "/services",
    `/service/${services[0]?.url}`,
    "/fees",
    "/first-visit",
    "/registered-providers",
    "/gallery",
    "/blog",
    `/blogs/${data[0].slug_url}`,
    "/location",
    `/location/${pages[0].slug}`,
    "/contact",
    "/book",
    "/search?q=knee",
    "/thank-you",
    "/privacy",
    "/accessibility",
    ...languages.map(({ code }) => `/${code}`),
  ];
}
