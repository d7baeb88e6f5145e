import assert from "node:assert/strict";
import type { Site } from "./open-site.ts";

type Response = Awaited<ReturnType<Site["get"]>>;

/** One is a trap for machines, and another value of the other is a conflict. */
const sentAlone = ["website", "updated_at"];

/** A value that is too long for two fields is sent in each alone. */
export function groupFields(fields: string[], isLong = false): string[][] {
  const isAlone = (field: string) => isLong || sentAlone.includes(field);
  const together = fields.filter((field) => !isAlone(field));
  const groups = [together, ...fields.filter(isAlone).map((field) => [field])];
  return groups.filter((group) => group.length > 0);
}

/**
 * Sends a request with all of the fields, then without those that the response refuses, until it refuses
 * none of them. Returns the last response, the fields that it accepted and the errors of the others.
 */
export async function sendAcceptedFields(
  fields: string[],
  send: (fields: string[]) => Promise<Response>,
): Promise<{ response: Response; accepted: string[]; errors: Record<string, string> }> {
  let accepted = fields;
  const errors: Record<string, string> = {};
  for (;;) {
    const response = await send(accepted);
    const body = response.statusCode === 400 ? response.json() : {};
    const refused = accepted.filter((field) => body.errors?.[field] !== undefined);
    if (refused.length === 0) return { response, accepted, errors };
    assert.ok(Object.values(body.errors).includes(body.message), response.body);
    for (const field of refused) errors[field] = body.errors[field];
    accepted = accepted.filter((field) => !refused.includes(field));
  }
}
