import type { Db } from "#domain/records/tables.ts";
import { addStaffUser } from "#domain/staff/staff-users.server.ts";

/** Returns the id of a new owner without a password. */
export async function addOwner(db: Db, name: string): Promise<string> {
  const user = { name, email: `${name}@example.com`, isAdmin: true };
  return (await addStaffUser(db, user))?.id ?? "";
}

export async function addSession(
  db: Db,
  userId: string,
  createdAt = new Date().toISOString(),
): Promise<void> {
  const times = { createdAt, updatedAt: createdAt, expiresAt: "2999-01-01T00:00:00.000Z" };
  await db
    .insertInto("staff_session")
    .values({ id: userId, userId, token: userId, ipAddress: "", userAgent: "", ...times })
    .execute();
}

export async function listSessionOwners(db: Db): Promise<string[]> {
  const sessions = await db.selectFrom("staff_session").select("userId").execute();
  return sessions.map(({ userId }) => userId);
}

export async function addWriterWithId(db: Db, id: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("staff_user")
    .values({
      ...{ id, name: id, email: `${id}@northbloom.example`, role: "writer", disabledAt: null },
      ...{ emailVerified: 1, isAdmin: 1, createdAt: now, updatedAt: now },
    } as never)
    .execute();
}
