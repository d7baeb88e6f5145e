import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { connect } from "#database/connect.ts";
import type { Engine } from "./fresh-database.ts";

const folder = join(import.meta.dirname, "../fixtures/databases");

export async function replayDatabase(
  name: string,
  engine: Engine,
  { DATA_DIR = "", DATABASE_URL }: Record<string, string>,
): Promise<void> {
  const lines = readFileSync(join(folder, `${name}.${engine}.jsonl`), "utf8")
    .trim()
    .split("\n");
  const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    for (const line of lines) {
      const { sql, parameters } = JSON.parse(line) as { sql: string; parameters: unknown[] };
      await db.executeQuery(CompiledQuery.raw(sql, parameters.map(fromJson)));
    }
    // Housekeeping must not purge trash that was recent when it was recorded.
    if (!name.startsWith("0001"))
      await db.updateTable("trash").set({ deleted_at: new Date().toISOString() }).execute();
  } finally {
    await db.destroy();
  }
}

function fromJson(value: unknown): unknown {
  const { base64 } = (value ?? {}) as { base64?: string };
  return base64 === undefined ? value : Buffer.from(base64, "base64");
}
