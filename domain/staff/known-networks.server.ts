import { createHash } from "node:crypto";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo } from "../records/time-units.ts";

const storedDays = 180;

interface UserNetwork {
  userId: string;
  network: string;
}

export async function recordNetwork(db: Db, { userId, network }: UserNetwork) {
  const knownNetworks = await db
    .selectFrom("known_network")
    .select("network_hash")
    .where("user_id", "=", userId)
    .execute();
  const row = {
    user_id: userId,
    network_hash: hashNetwork(userId, network),
    seen_at: new Date().toISOString(),
  };
  await db
    .insertInto("known_network")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "network_hash"]).doUpdateSet({ seen_at: row.seen_at }),
    )
    .execute();
  const wasKnown = knownNetworks.some(({ network_hash }) => network_hash === row.network_hash);
  return { wasKnown, isFirst: knownNetworks.length === 0 };
}

export async function isKnownNetwork(
  db: Db,
  user: { email: string } | { userId: string },
  network: string,
): Promise<boolean> {
  const userId = "userId" in user ? user.userId : await findUserId(db, user.email);
  if (userId === undefined) return false;
  const row = await db
    .selectFrom("known_network")
    .select("seen_at")
    .where("user_id", "=", userId)
    .where("network_hash", "=", hashNetwork(userId, network))
    .executeTakeFirst();
  return row !== undefined;
}

export async function purgeOldNetworks(db: Db): Promise<number> {
  return deleteRows(db.deleteFrom("known_network").where("seen_at", "<", daysAgo(storedDays)));
}

async function findUserId(db: Db, email: string): Promise<string | undefined> {
  const user = await db
    .selectFrom("staff_user")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return user?.id;
}

function hashNetwork(userId: string, network: string): string {
  return createHash("sha256").update(`${userId} ${network}`).digest("base64url");
}
