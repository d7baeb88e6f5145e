import { type MiddlewareFunction, redirect } from "react-router";
import {
  answerContext,
  owesSecondFactorContext,
  recordRefusalContext,
  staffContext,
} from "#app/context.ts";

const setUpPath = "/admin/account";

/** Guards every /admin page. Middleware also covers .data requests, and runs before loaders. */
export const staffOnly: MiddlewareFunction<Response> = async ({ context, request }) => {
  context.get(answerContext).area = "staff";
  const staff = await context.get(staffContext)();
  if (staff === undefined) throw redirect("/login");
  if (!staff.isAdmin) {
    await context.get(recordRefusalContext)(staff);
    throw redirect("/login");
  }
  const isAtSetUp = new URL(request.url).pathname.toLowerCase() === setUpPath;
  if (!isAtSetUp && (await context.get(owesSecondFactorContext)())) throw redirect(setUpPath);
};
