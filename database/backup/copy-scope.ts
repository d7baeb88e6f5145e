import type { Kysely } from "kysely";
import { listTables } from "../list-tables.ts";

/**
 * A `backup` may end up in any hands, so it must not let anybody sign in. A `move` copies to
 * another database of the same site, and people stay signed in.
 */
export type CopyScope = "backup" | "move";

const temporaryTables = [
  ...["staff_session", "staff_verification", "password_link", "trusted_device"],
  ...["sign_in_attempt", "message_attempt", "used_passkey_challenge"],
];

/** Rows of the table `setting` that are never copied or replaced. */
export const secretSettings = ["session_secret"];

export async function listTablesToCopy(db: Kysely<any>, scope: CopyScope): Promise<string[]> {
  const tables = await listTables(db);
  return scope === "move" ? tables : tables.filter((table) => !temporaryTables.includes(table));
}
