import { type MiddlewareFunction, redirect } from "react-router";
import { answerContext, staffContext } from "#app/context.ts";

/** The guard of every /admin page, in any case and as .data too: it stands before their loaders. */
export const staffOnly: MiddlewareFunction<Response> = async ({ context }) => {
  context.get(answerContext).area = "staff";
  const staff = await context.get(staffContext)();
  if (staff === undefined || !staff.isAdmin) throw redirect("/login");
};
