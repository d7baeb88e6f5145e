import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";
import { listTables } from "../list-tables.ts";
import { type CopyScope, listTablesToCopy, secretSettings } from "./copy-scope.ts";
import { copySequences } from "./sequences.ts";

type Row = Record<string, unknown>;

/** The digest is equal for the same rows in any order and in either engine. */
export interface TableDigest {
  table: string;
  count: number;
  digest: string;
}

const batchSize = 20; // rows with picture bytes are large

/** Replaces all rows of `to`. */
export async function copyRows(
  from: Kysely<any>,
  to: Kysely<any>,
  scope: CopyScope,
): Promise<TableDigest[]> {
  for (const table of (await listTables(to)).toReversed()) await deleteRows(to, table);
  const copied: TableDigest[] = [];
  for (const table of await listTablesToCopy(to, scope)) {
    const tableDigest = createDigest(table);
    for await (const rows of readRows(from, table)) {
      await to.insertInto(table).values(rows).execute();
      tableDigest.add(rows);
    }
    copied.push(tableDigest.end());
  }
  await copySequences(from, to);
  return copied;
}

export async function digestTables(db: Kysely<any>, scope: CopyScope): Promise<TableDigest[]> {
  const allDigests: TableDigest[] = [];
  for (const table of await listTablesToCopy(db, scope)) {
    const tableDigest = createDigest(table);
    for await (const rows of readRows(db, table)) tableDigest.add(rows);
    allDigests.push(tableDigest.end());
  }
  return allDigests;
}

export function listDifferingTables(first: TableDigest[], second: TableDigest[]): string[] {
  const digests = new Map(second.map(({ table, digest }) => [table, digest]));
  const names = new Set([...first, ...second].map(({ table }) => table));
  return [...names].filter(
    (name) => first.find(({ table }) => table === name)?.digest !== digests.get(name),
  );
}

async function deleteRows(db: Kysely<any>, table: string): Promise<void> {
  const rows = db.deleteFrom(table);
  await (table === "setting" ? rows.where("name", "not in", secretSettings) : rows).execute();
}

function selectRows(db: Kysely<any>, table: string) {
  const rows = db.selectFrom(table).selectAll();
  return table === "setting" ? rows.where("name", "not in", secretSettings) : rows;
}

async function* readRows(db: Kysely<any>, table: string): AsyncGenerator<Row[]> {
  if (!isPostgres(db)) {
    let rows: Row[] = [];
    for await (const row of selectRows(db, table).stream(batchSize)) {
      rows.push(row);
      if (rows.length < batchSize) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
    return;
  }
  await sql`declare all_rows cursor for ${selectRows(db, table)}`.execute(db);
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${batchSize} from all_rows`).execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close all_rows`.execute(db);
}

function createDigest(table: string) {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: Row[]) {
      for (const row of rows) {
        count += 1;
        sum = BigInt.asUintN(256, sum + BigInt(`0x${hashRow(row)}`));
      }
    },
    end: (): TableDigest => ({ table, count, digest: `${count}-${sum.toString(16)}` }),
  };
}

function hashRow(row: Row): string {
  const hash = createHash("sha256");
  for (const column of Object.keys(row).sort()) {
    const value = row[column];
    const bytes = value instanceof Uint8Array ? value : JSON.stringify(normalizeValue(value));
    hash.update(`${column} ${bytes.length} `).update(bytes);
  }
  return hash.digest("hex");
}

/** SQLite stores booleans as 1 and 0. */
function normalizeValue(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}
