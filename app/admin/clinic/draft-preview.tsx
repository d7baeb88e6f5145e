import { data, Outlet } from "react-router";
import { clinicContext, dbContext, staffSessionContext } from "#app/context.ts";
import { applyDraft } from "#domain/clinic/apply-draft.server.ts";
import { findServiceByUrl } from "#domain/clinic/default-services.ts";
import { readClinic } from "#domain/clinic/read-clinic.server.ts";
import { newItemId } from "#domain/records/autosave.ts";
import { requireAdmin } from "../auth/require-admin.server.ts";
import type { Route } from "./+types/draft-preview";

/**
 * Renders a public page with what the signed-in user has typed and not saved. The editor shows it in
 * a frame without scripts. Nobody else gets it, and no cache stores it.
 */
const applyOwnDraft: Route.MiddlewareFunction = async ({ context, pattern, params, request }) => {
  const [, , kind = ""] = pattern.split("/");
  const query = new URL(request.url).searchParams;
  const service = params.id === undefined ? undefined : findServiceByUrl(params.id)?.id;
  const withDraft = await applyDraft(context.get(dbContext), {
    userId: context.get(staffSessionContext).staff.id,
    kind,
    id: service ?? (Number(query.get("entry")) || newItemId),
    key: query.get("draft"),
  });
  if (withDraft === undefined) throw data("There is no such page.", { status: 404 });
  context.set(dbContext, withDraft);
  const clinic = await readClinic(withDraft);
  context.set(clinicContext, async () => clinic);
};

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, applyOwnDraft];

export default function DraftPreview() {
  return <Outlet />;
}
