import type { Kysely } from "kysely";

const actions: [before: string, after: string][] = [
  ["second-factor-on", "second-factor-enabled"],
  ["second-factor-off", "second-factor-disabled"],
  ["second-factor-voluntary", "second-factor-optional"],
  ["user-second-factor-off", "user-second-factor-disabled"],
  ["recovery-codes-made", "recovery-codes-created"],
  ["password-chosen", "password-link-used"],
  ["user-link-made", "password-link-created"],
  ["user-made-owner", "owner-role-granted"],
  ["user-made-desk", "desk-role-granted"],
  ["user-made-writer", "writer-role-granted"],
  ["user-made-admin", "admin-granted"],
  ["user-unmade-admin", "admin-revoked"],
];

/** Older versions of the code fail on this schema, so their nodes must be stopped first. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ["sign_in_attempt", "message_attempt"])
    await db.schema.alterTable(table).renameColumn("counted_for", "rate_key").execute();
  await db.schema.alterTable("audit_entry").renameColumn("act", "action").execute();
  await db.schema.alterTable("audit_entry").renameColumn("thing_id", "target_id").execute();
  await db.schema.alterTable("audit_entry").renameColumn("thing_name", "target_name").execute();
  for (const [before, after] of actions)
    await db
      .updateTable("audit_entry")
      .set({ action: after })
      .where("action", "=", before)
      .execute();
  await db
    .updateTable("staff_notice")
    .set({ kind: "second-factor-disabled" })
    .where("kind", "=", "second-factor-off")
    .execute();
}
