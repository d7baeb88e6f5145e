import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { inlineReferences } from "#app/admin/help/inline-references.ts";
import { collections } from "#domain/clinic/clinic-definitions.ts";
import { clinicUrl } from "#domain/clinic/clinic-endpoints.server.ts";
import { findEntryIds } from "./entry-ids.ts";
import type { Site } from "./open-site.ts";

const json = "application/json";

/** They only refuse, because the collection has a fixed number of entries. The API document omits them. */
export const refusalRoutes = collections
  .filter(({ isFixed }) => isFixed)
  .flatMap(({ kind }) => [`POST ${clinicUrl}/${kind}`, `DELETE ${clinicUrl}/${kind}/:id`]);

export async function listWriteEndpoints(site: Site): Promise<WriteEndpoint[]> {
  const { paths } = inlineReferences((await site.get("/api/openapi.json")).json());
  const entryIds = await findEntryIds(site);
  const endpoints = site.app.routeTable
    .filter((route) => !/^(?:GET|HEAD|OPTIONS) /.test(route))
    .map((route) => {
      const [method = "", path = ""] = route.split(" ");
      const operation = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
      assert.equal(operation === undefined, refusalRoutes.includes(route), route);
      const body = operation?.requestBody?.content[json]?.schema.properties ?? {};
      const [, kind = ""] = path.match(/^\/api\/staff\/clinic\/(\w+)\/:id/) ?? [];
      const url = path.replace(":kind", "post").replace(":id", `${entryIds.get(kind) ?? 1}`);
      return { route, method: method as "POST", url, fields: Object.keys(body) };
    });
  assert.ok(endpoints.length >= 25);
  assert.ok(endpoints.filter(({ fields }) => fields.length > 0).length >= 15);
  return endpoints;
}

export interface WriteEndpoint {
  route: string;
  method: "POST";
  url: string;
  fields: string[];
}

type Payload = string | Buffer | Readable;

export const createSender =
  (site: Site, cookie: string) =>
  ({ method, url }: WriteEndpoint, payload: Payload, type: string | undefined = json) =>
    site.send({
      ...{ method, url, cookie, payload },
      headers: {
        ...(type !== undefined && { "content-type": type }),
        ...(payload instanceof Readable && { "transfer-encoding": "chunked" }),
      },
    });

export const acceptsJson = ({ url }: WriteEndpoint) => url !== "/api/upload";

export function assertErrorResponse(
  response: Awaited<ReturnType<Site["get"]>>,
  statuses: number[],
  failureLabel: string,
): void {
  assert.ok(
    statuses.includes(response.statusCode),
    `${failureLabel}: ${response.statusCode} ${response.body}`,
  );
  const { status, message, error } = response.json();
  assert.equal(status, "fail", failureLabel);
  assert.match(message, /^\w.*[.!]$/s, failureLabel);
  assert.equal(error, message, failureLabel);
}

/** Leaves out sessions and rate-limit attempts. */
export async function dumpTables({ db }: Site): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
  assert.ok(tables.includes("post") && tables.includes("message"));
  const tableDumps: unknown[] = [];
  for (const name of tables.filter((table) => !/attempt|staff_session/.test(table))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    tableDumps.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  return JSON.stringify(tableDumps);
}
