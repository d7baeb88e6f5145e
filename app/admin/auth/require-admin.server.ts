import { type MiddlewareFunction, redirect } from "react-router";
import {
  mustSetUpSecondFactorContext,
  recordRefusalContext,
  responseMetaContext,
  staffContext,
} from "#app/context.ts";

const secondFactorSetupPath = "/admin/account";

/** Guards every /admin page. Middleware also covers .data requests, and runs before loaders. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, request }) => {
  context.get(responseMetaContext).area = "staff";
  const staff = await context.get(staffContext)();
  if (staff === undefined) throw redirect("/login");
  if (!staff.isAdmin) {
    await context.get(recordRefusalContext)(staff);
    throw redirect("/login");
  }
  const isSetupPage = new URL(request.url).pathname.toLowerCase() === secondFactorSetupPath;
  if (!isSetupPage && (await context.get(mustSetUpSecondFactorContext)()))
    throw redirect(secondFactorSetupPath);
};
