import { createCookie, type RouterContextProvider } from "react-router";
import { siteContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

const cookieMinutes = 10;

/** The cookie keeps the page that somebody opened before they signed in. */
export function storeReturnPath(context: Context, url: URL): Promise<string> {
  return getCookie(context).serialize(getPath(url));
}

export function removeReturnPath(context: Context): Promise<string> {
  return getCookie(context).serialize("", { maxAge: 0 });
}

/** Undefined for the dashboard, where every sign-in leads. */
export async function findReturnPath(
  context: Context,
  request: Request,
): Promise<string | undefined> {
  const path: unknown = await getCookie(context).parse(request.headers.get("cookie"));
  return typeof path === "string" && path.startsWith("/admin/") ? path : undefined;
}

export function getPath({ pathname, search }: URL): string {
  return pathname + search;
}

function getCookie(context: Context) {
  const secure = context.get(siteContext).siteUrl.startsWith("https:");
  return createCookie(secure ? "__Host-return-path" : "return-path", {
    ...{ secure, httpOnly: true, sameSite: "lax", path: "/" },
    maxAge: cookieMinutes * 60,
  });
}
