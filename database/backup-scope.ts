import type { Kysely } from "kysely";
import { listTables } from "./list-tables.ts";

/**
 * `backup`: a file that may get into any hands, so it must not let anybody sign in. `move`: from one
 * database of the site to another, where people stay signed in.
 */
export type CopyScope = "backup" | "move";

/** Sessions, one-time links and counted attempts: they serve the running site and nobody else. */
const temporaryTables = [
  ...["staff_session", "staff_verification", "password_link"],
  ...["sign_in_attempt", "message_attempt"],
];

/** Rows of the table `setting` that are never copied, nor replaced by a copy. */
export const secretSettings = ["session_secret"];

export async function listCopiedTables(db: Kysely<any>, scope: CopyScope): Promise<string[]> {
  const tables = await listTables(db);
  return scope === "move" ? tables : tables.filter((table) => !temporaryTables.includes(table));
}
