import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { sql } from "kysely";
import type { Site } from "./site.ts";

const json = "application/json";

/** Lists every write endpoint with the fields of the OpenAPI document. */
export async function writesOf(site: Site): Promise<Write[]> {
  const { paths } = (await site.get("/api/openapi.json")).json();
  const writes = site.app.routeTable
    .filter((route) => !/^(?:GET|HEAD|OPTIONS) /.test(route))
    .map((call) => {
      const [method = "", path = ""] = call.split(" ");
      const described = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
      const body = described.requestBody?.content[json]?.schema.properties ?? {};
      const url = path.replace(":kind", "post").replace(":id", "1");
      return { call, method: method as "POST", url, fields: Object.keys(body) };
    });
  assert.ok(writes.length >= 25);
  assert.ok(writes.filter(({ fields }) => fields.length > 0).length >= 15);
  return writes;
}

export interface Write {
  call: string;
  method: "POST";
  url: string;
  fields: string[];
}

type Payload = string | Buffer | Readable;

export const sender =
  (site: Site, cookie: string) =>
  ({ method, url }: Write, payload: Payload, type: string | undefined = json) =>
    site.send({
      ...{ method, url, cookie, payload },
      headers: {
        ...(type !== undefined && { "content-type": type }),
        ...(payload instanceof Readable && { "transfer-encoding": "chunked" }),
      },
    });

export const isJsonCall = ({ url }: Write) => url !== "/api/upload";

/** Expects a refusal in the common shape, with a sentence. */
export function isTold(
  reply: Awaited<ReturnType<Site["get"]>>,
  statuses: number[],
  told: string,
): void {
  assert.ok(statuses.includes(reply.statusCode), `${told}: ${reply.statusCode} ${reply.body}`);
  const { status, message, error } = reply.json();
  assert.equal(status, "fail", told);
  assert.match(message, /^\w.*[.!]$/s, told);
  assert.equal(error, message, told);
}

/** Returns all stored rows, apart from sessions and rate-limit attempts. */
export async function everything({ db }: Site): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
  assert.ok(tables.includes("post") && tables.includes("message"));
  const stored: unknown[] = [];
  for (const name of tables.filter((table) => !/attempt|staff_session/.test(table))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    stored.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  return JSON.stringify(stored);
}
