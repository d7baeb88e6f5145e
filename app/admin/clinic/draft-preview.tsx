import { data, Outlet } from "react-router";
import { clinicContext, dbContext, staffContext } from "#app/context.ts";
import { applyDraft } from "#domain/clinic/apply-draft.server.ts";
import { requireAdmin } from "../auth/require-admin.server.ts";
import type { Route } from "./+types/draft-preview";

/**
 * Renders a public page with what the signed-in user has typed and not saved. The editor shows it in
 * a frame without scripts. Nobody else gets it, and no cache stores it.
 */
const applyOwnDraft: Route.MiddlewareFunction = async ({ context, pattern, params, request }) => {
  const staff = await context.get(staffContext)();
  const clinic = await context.get(clinicContext)();
  const [, , kind = ""] = pattern.split("/");
  const withDraft = await applyDraft(context.get(dbContext), clinic, {
    userId: staff?.id ?? "",
    kind,
    serviceUrl: params.id,
    key: new URL(request.url).searchParams.get("draft"),
  });
  if (withDraft === undefined) throw data("There is no such page.", { status: 404 });
  context.set(clinicContext, async () => withDraft);
};

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, applyOwnDraft];

export default function DraftPreview() {
  return <Outlet />;
}
