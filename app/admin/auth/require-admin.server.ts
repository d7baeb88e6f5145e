import { type MiddlewareFunction, redirect } from "react-router";
import {
  pageAreaContext,
  recordRefusalContext,
  sessionContext,
  staffSessionContext,
} from "#app/context.ts";
import { getKindArea } from "#domain/content-types/kind-areas.server.ts";
import { mayAccess, type StaffArea } from "#domain/staff/roles.ts";
import {
  findReturnPath,
  getPath,
  removeReturnPath,
  storeReturnPath,
} from "./return-path.server.ts";

const secondFactorSetupPattern = "admin/account";

/** Guards every /admin page and decides who may see it. Middleware also covers .data requests, and runs before loaders. */
export const requireAdmin: MiddlewareFunction<Response> = async (
  { context, request, url, pattern, params },
  next,
) => {
  context.set(pageAreaContext, "staff");
  const session = await context.get(sessionContext)();
  if (session === undefined)
    throw redirect("/login", {
      headers: { "set-cookie": await storeReturnPath(context, url) },
    });
  const { staff, mustSetUpSecondFactor } = session;
  if (!staff.isAdmin) {
    await context.get(recordRefusalContext)(staff);
    throw redirect("/login");
  }
  const area = getPageArea(pattern, params);
  if (!mayAccess(staff.role, area)) {
    await context.get(recordRefusalContext)(staff);
    throw redirect(`/admin/refused?area=${area}`);
  }
  if (mustSetUpSecondFactor && pattern !== secondFactorSetupPattern)
    throw redirect("/admin/account");
  context.set(staffSessionContext, session);
  const response = await next();
  if ((await findReturnPath(context, request)) === getPath(url))
    response.headers.append("set-cookie", await removeReturnPath(context));
  return response;
};

const pageAreas = new Map<string, StaffArea>([
  ["admin", "everyone"],
  ["admin/account", "everyone"],
  ["admin/account/images", "images"],
  ["admin/api", "everyone"],
  ["admin/help", "everyone"],
  ["admin/*", "everyone"],
]);

const folderAreas = new Map<string, StaffArea>([
  ["blogs", "posts"],
  ["location-pages", "location-pages"],
  ["messages", "messages"],
]);

/** Takes the pattern of the matched route; a page that is not listed is for owners alone. */
function getPageArea(pattern: string, params: Record<string, string | undefined>): StaffArea {
  const [, folder = "", segment = ""] = pattern.split("/");
  if (folder === "clinic" && segment === ":kind?")
    return params.kind === undefined ? "everyone" : getKindArea(params.kind);
  if (folder === "preview") return getKindArea(segment);
  return pageAreas.get(pattern) ?? folderAreas.get(folder) ?? "owners";
}
