import { type MiddlewareFunction, redirect } from "react-router";
import { answerContext, owesSecondFactorContext, staffContext } from "#app/context.ts";

/** Where a second factor is set up. */
const setUpPath = "/admin/account";

/** The guard of every /admin page, in any case and as .data too: it stands before their loaders. */
export const staffOnly: MiddlewareFunction<Response> = async ({ context, request }) => {
  context.get(answerContext).area = "staff";
  const staff = await context.get(staffContext)();
  if (staff === undefined || !staff.isAdmin) throw redirect("/login");
  const isAtSetUp = new URL(request.url).pathname.toLowerCase() === setUpPath;
  if (!isAtSetUp && (await context.get(owesSecondFactorContext)())) throw redirect(setUpPath);
};
