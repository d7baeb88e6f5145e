import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { listFieldNames, pickValues } from "../fields/pick-values.ts";
import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { removePasskeys } from "./passkeys.server.ts";
import { listAreaRoles, type Role } from "./roles.ts";
import { labelUsers, type StaffLabel } from "./staff-label.server.ts";
import { newUserFields, type StaffUserTexts } from "./staff-user.ts";
import { removeTrustedDevices } from "./trusted-devices.server.ts";
import type { StaffUserListItem } from "./user-endpoints.server.ts";
import { endSessions } from "./user-sessions.server.ts";

export async function renameStaffUser(trx: Db, id: string, name: string): Promise<void> {
  await trx
    .updateTable("staff_user")
    .set({ name, updatedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

export async function recordLastSignIn(db: Db, id: string): Promise<void> {
  const last_sign_in_at = new Date().toISOString();
  await db.updateTable("staff_user").set({ last_sign_in_at }).where("id", "=", id).execute();
}

export async function listStaffUsers(db: Db): Promise<StaffUserListItem[]> {
  return (await selectUsers(db).orderBy("name").orderBy("email").execute()).map(toStaffUser);
}

/** The people whom a message can be assigned to; those with neither password nor passkey cannot sign in. */
export async function listMessageReaders(db: Db): Promise<StaffLabel[]> {
  const readers = await db
    .selectFrom("staff_user")
    .select(["id", "name", "email"])
    .where("isAdmin", "=", toSqlBoolean(true))
    .where("role", "in", listAreaRoles("messages"))
    .where("disabledAt", "is", null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("staff_account")
            .select("userId")
            .whereRef("userId", "=", "staff_user.id")
            .where("password", "is not", null),
        ),
        exists(selectFrom("passkey").select("user_id").whereRef("user_id", "=", "staff_user.id")),
      ]),
    )
    .orderBy("name")
    .orderBy("email")
    .execute();
  return labelUsers(readers);
}

export async function listActiveOwners(db: Db): Promise<StaffUserListItem[]> {
  return (await listStaffUsers(db)).filter(isActiveOwner);
}

export async function findStaffUser(db: Db, id: string): Promise<StaffUserListItem | undefined> {
  const row = await selectUsers(db).where("staff_user.id", "=", id).executeTakeFirst();
  return row && toStaffUser(row);
}

export async function findStaffUserByEmail(
  db: Db,
  email: string,
): Promise<StaffUserListItem | undefined> {
  const row = await selectUsers(db).where("email", "=", email.toLowerCase()).executeTakeFirst();
  return row && toStaffUser(row);
}

export interface NewStaffUser extends Partial<Omit<StaffUserTexts, "name" | "email">> {
  name: string;
  email: string;
  isAdmin: boolean;
  role?: Role;
}

export async function addStaffUser(
  trx: Db,
  { isAdmin, role = "owner", ...texts }: NewStaffUser,
): Promise<StaffUserListItem | undefined> {
  const now = new Date().toISOString();
  const added = await trx
    .insertInto("staff_user")
    .values({
      id: randomUUID(),
      ...pickValues(newUserFields, texts),
      email: texts.email.toLowerCase(),
      emailVerified: toSqlBoolean(true),
      isAdmin: toSqlBoolean(isAdmin),
      role,
      disabledAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added && findStaffUser(trx, added.id);
}

interface StaffUserChange {
  /** Setting a role also admits a user who could not enter the staff area. */
  role?: Role;
  isAdmin?: boolean;
  isDisabled?: boolean;
}

export interface ChangedStaffUser {
  before: StaffUserListItem;
  after: StaffUserListItem;
}

/** Disabling a user ends their sessions. Refuses to leave the site without an active owner. */
export async function changeStaffUser(
  db: Db,
  id: string,
  change: StaffUserChange,
): Promise<ChangedStaffUser | "last-owner" | undefined> {
  return inTransaction(db, async (trx) => {
    await lockUsers(trx);
    const before = await findStaffUser(trx, id);
    if (before === undefined) return undefined;
    const { isDisabled = before.isDisabled } = change;
    const { isAdmin = change.role ? true : before.isAdmin } = change;
    const role = change.role ?? (before.isAdmin ? before.role : "owner");
    const after = { ...before, isAdmin, role, isDisabled };
    const losesOwner = isActiveOwner(before) && !isActiveOwner(after);
    if (losesOwner && (await countActiveOwners(trx)) === 1) return "last-owner";
    const now = new Date().toISOString();
    await trx
      .updateTable("staff_user")
      .set({
        isAdmin: toSqlBoolean(isAdmin),
        role,
        ...(isDisabled !== before.isDisabled && { disabledAt: isDisabled ? now : null }),
        updatedAt: now,
      })
      .where("id", "=", id)
      .execute();
    if (isDisabled) {
      // First, because a sign-in with a passkey is refused or has its session by then.
      await removePasskeys(trx, id);
      await endSessions(trx, id);
      await removeTrustedDevices(trx, id);
      await trx.deleteFrom("password_link").where("user_id", "=", id).execute();
    }
    return { before, after };
  });
}

/** Deletes the account with its sessions and second factor; the audit log keeps the name. */
export async function removeStaffUser(
  db: Db,
  id: string,
): Promise<StaffUserListItem | "last-owner" | undefined> {
  return inTransaction(db, async (trx) => {
    await lockUsers(trx);
    const user = await findStaffUser(trx, id);
    if (user === undefined) return undefined;
    if (isActiveOwner(user) && (await countActiveOwners(trx)) === 1) return "last-owner";
    await trx.deleteFrom("staff_user").where("id", "=", id).execute();
    return user;
  });
}

/** Serializes two owners who revoke each other's role at the same time. */
async function lockUsers(trx: Db): Promise<void> {
  await trx
    .updateTable("staff_user")
    .set((set) => ({ updatedAt: set.ref("updatedAt") }))
    .execute();
}

/** A user who has not used the invitation link yet cannot let anyone in. */
export function isActiveOwner(user: StaffUserListItem): boolean {
  return user.isAdmin && user.role === "owner" && !user.isDisabled && user.hasPassword;
}

function countActiveOwners(trx: Db): Promise<number> {
  const active = trx
    .selectFrom("staff_user")
    .innerJoin("staff_account", "staff_account.userId", "staff_user.id")
    .where("isAdmin", "=", toSqlBoolean(true))
    .where("role", "=", "owner")
    .where("disabledAt", "is", null)
    .where("password", "is not", null);
  return countRows(active);
}

function selectUsers(db: Db) {
  return db
    .selectFrom("staff_user")
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("passkey").select("user_id").whereRef("passkey.user_id", "=", "staff_user.id"),
      ).as("hasPasskey"),
    )
    .leftJoin("second_factor", "second_factor.user_id", "staff_user.id")
    .leftJoin("staff_account", "staff_account.userId", "staff_user.id")
    .select([
      ...(["staff_user.id", "isAdmin", "role", "disabledAt", "confirmed_at", "password"] as const),
      "last_sign_in_at",
      ...listFieldNames(newUserFields),
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>["executeTakeFirstOrThrow"]>>;

function toStaffUser({ id, role, ...row }: UserRow): StaffUserListItem {
  return {
    id,
    ...pickValues(newUserFields, row),
    isAdmin: Boolean(row.isAdmin),
    role,
    isDisabled: row.disabledAt !== null,
    hasSecondFactor: Boolean(row.confirmed_at),
    hasPasskey: Boolean(row.hasPasskey),
    hasPassword: Boolean(row.password),
    last_sign_in_at: row.last_sign_in_at,
  };
}

/** As bound parameters, SQLite takes no boolean and PostgreSQL no number. */
function toSqlBoolean(value: boolean) {
  return value ? sql<SqlBool>`true` : sql<SqlBool>`false`;
}
