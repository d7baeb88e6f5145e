import type { FastifyRequest } from "fastify";
import type { Collection, Singleton } from "#domain/clinic/define-content.ts";
import { parseRow } from "#domain/clinic/read-clinic-content.server.ts";
import { resetToDefault } from "#domain/clinic/write-clinic-content.server.ts";
import { blankContent } from "#domain/fields/content-fields.ts";
import { findRevision } from "#domain/records/revisions.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { HttpError } from "../../http/http-error.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { withAudit } from "./with-audit.ts";

export const entryNotFoundMessage = "There is no such entry.";

type Definition = Singleton | Collection;

export async function resetContent(
  db: Db,
  request: FastifyRequest<{ Querystring: { updated_at?: string } }>,
  definition: Definition,
  id: number,
) {
  await withAudit(db, request, {
    change: async (trx) => {
      const reset = await resetToDefault(trx, definition, id, request.query.updated_at);
      if (typeof reset === "object") throw new HttpError(409, formatChange(reset.changedBy));
      return orNotFound(reset, entryNotFoundMessage);
    },
    event: () => ({ action: "content-reset", target: { id, name: definition.label } }),
  });
  return { message: `${definition.label}: this is the default again.` };
}

function formatChange(changedBy: string): string {
  return `${changedBy} has changed this since you opened it. Load the page again to see what would go.`;
}

export async function findContentVersion(
  db: Db,
  { kind, fields }: Definition,
  { id, version }: { id: number; version: number },
) {
  const key = { kind, id, versionId: clampId({ id: version }) };
  const values: Record<string, unknown> = blankContent(fields);
  const row = orNotFound(
    await findRevision(db, key, { ...values, updated_at: "" }),
    "There is no such version.",
  );
  const { updated_at } = row;
  const stored = { entry_id: id, item: JSON.stringify(row), updated_at, updated_by: "" };
  return { message: "A version.", data: parseRow(fields, stored) };
}
