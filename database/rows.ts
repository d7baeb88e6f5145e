import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type CopyScope, listCopiedTables, secretSettings } from "./backup-scope.ts";
import { copyLastIds } from "./last-ids.ts";
import { listTables } from "./list-tables.ts";
import { isPostgres } from "./snapshot.ts";

type Row = Record<string, unknown>;

/** The digest is equal for the same rows in any order and in either engine. */
export interface TableContent {
  table: string;
  count: number;
  digest: string;
}

const rowsAtOnce = 20; // rows with picture bytes are large

/** Replaces all rows of `to`. Returns the digest of the rows that were read. */
export async function copyRows(
  from: Kysely<any>,
  to: Kysely<any>,
  scope: CopyScope,
): Promise<TableContent[]> {
  for (const table of (await listTables(to)).toReversed()) await deleteRows(to, table);
  const copied: TableContent[] = [];
  for (const table of await listCopiedTables(to, scope)) {
    const content = startDigest(table);
    for await (const rows of readRows(from, table)) {
      await to.insertInto(table).values(rows).execute();
      content.add(rows);
    }
    copied.push(content.end());
  }
  await copyLastIds(from, to);
  return copied;
}

export async function readContent(db: Kysely<any>, scope: CopyScope): Promise<TableContent[]> {
  const contents: TableContent[] = [];
  for (const table of await listCopiedTables(db, scope)) {
    const content = startDigest(table);
    for await (const rows of readRows(db, table)) content.add(rows);
    contents.push(content.end());
  }
  return contents;
}

export function differingTables(one: TableContent[], other: TableContent[]): string[] {
  const digests = new Map(other.map(({ table, digest }) => [table, digest]));
  const names = new Set([...one, ...other].map(({ table }) => table));
  return [...names].filter(
    (name) => one.find(({ table }) => table === name)?.digest !== digests.get(name),
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
    for await (const row of selectRows(db, table).stream(rowsAtOnce)) {
      rows.push(row);
      if (rows.length < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
    return;
  }
  await sql`declare all_rows cursor for ${selectRows(db, table)}`.execute(db);
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${rowsAtOnce} from all_rows`).execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close all_rows`.execute(db);
}

/** Sums the hashes of the rows, because their order may differ. */
function startDigest(table: string) {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: Row[]) {
      for (const row of rows) {
        count += 1;
        sum = BigInt.asUintN(256, sum + BigInt(`0x${hashOf(row)}`));
      }
    },
    end: (): TableContent => ({ table, count, digest: `${count}-${sum.toString(16)}` }),
  };
}

function hashOf(row: Row): string {
  const hash = createHash("sha256");
  for (const column of Object.keys(row).sort()) {
    const value = row[column];
    const bytes = value instanceof Uint8Array ? value : JSON.stringify(plain(value));
    hash.update(`${column} ${bytes.length} `).update(bytes);
  }
  return hash.digest("hex");
}

/** SQLite stores booleans as 1 and 0. */
function plain(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}
