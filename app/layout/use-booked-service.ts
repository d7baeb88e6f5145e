import { useRouteLoaderData } from "react-router";

/** The service of the page, if it is one; for the action bar, which stands outside the page. */
export function useBookedService(): { url: string; bookName?: string } | undefined {
  // The type of the page is not imported, because pages import the layout.
  const data: { service: { url: string; bookName?: string } } | undefined =
    useRouteLoaderData("pages/service");
  return data?.service;
}
