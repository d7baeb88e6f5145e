import { type MiddlewareFunction, redirect } from "react-router";
import {
  mustSetUpSecondFactorContext,
  pageAreaContext,
  recordRefusalContext,
  staffContext,
} from "#app/context.ts";
import { mayAccess } from "#domain/staff/roles.ts";
import { getPageArea } from "./page-areas.ts";
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
  const staff = await context.get(staffContext)();
  if (staff === undefined)
    throw redirect("/login", {
      headers: { "set-cookie": await storeReturnPath(context, url) },
    });
  if (!staff.isAdmin) {
    await context.get(recordRefusalContext)(staff);
    throw redirect("/login");
  }
  const area = getPageArea(pattern, params);
  if (!mayAccess(staff.role, area)) {
    await context.get(recordRefusalContext)(staff);
    throw redirect(`/admin/refused?area=${area}`);
  }
  const isSetupPage = pattern === secondFactorSetupPattern;
  if (!isSetupPage && (await context.get(mustSetUpSecondFactorContext)()))
    throw redirect("/admin/account");
  const response = await next();
  if ((await findReturnPath(context, request)) === getPath(url))
    response.headers.append("set-cookie", await removeReturnPath(context));
  return response;
};
