import { randomBytes, randomUUID } from "node:crypto";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs, latestEnd } from "../records/time-units.ts";
import { hashToken } from "./hash-token.server.ts";
import { trustedDeviceDays } from "./session-limits.ts";

/** Colleagues who share a browser have one token each. */
const maxTokens = 6;
const cookieName = "trusted-device";
const tokenPattern = /^[\w-]{43}$/;

export function readDeviceTokens(cookieHeader: string | undefined): string[] {
  const pattern = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookieName}=([^;]*)`);
  const tokens = pattern.exec(cookieHeader ?? "")?.[1]?.split(".") ?? [];
  return tokens.filter((token) => tokenPattern.test(token)).slice(0, maxTokens);
}

/** Without tokens, the browser deletes the cookie. */
export function createDeviceCookie(tokens: string[], secure: boolean): string {
  const maxAge = tokens.length > 0 ? (trustedDeviceDays * dayMs) / 1000 : 0;
  const value = tokens.slice(0, maxTokens).join(".");
  const name = secure ? `__Host-${cookieName}` : cookieName;
  const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return `${name}=${value}; ${attributes}`;
}

/** Returns the token for the cookie; the database holds only its hash. */
export async function trustDevice(
  db: Db,
  { userId, device, network }: { userId: string; device: string; network: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db
    .insertInto("trusted_device")
    .values({
      device_id: randomUUID(),
      user_id: userId,
      token_hash: hashToken(token),
      device,
      network,
      trusted_at: new Date(now).toISOString(),
      expires_at: new Date(now + trustedDeviceDays * dayMs).toISOString(),
    })
    .execute();
  return token;
}

export async function isTrustedDevice(db: Db, userId: string, tokens: string[]): Promise<boolean> {
  return (await listTrustedDevices(db, userId, tokens)).some(({ isCurrent }) => isCurrent);
}

export async function findTrustedDeviceId(
  db: Db,
  email: string,
  tokens: string[],
): Promise<string | undefined> {
  if (tokens.length === 0) return undefined;
  const row = await db
    .selectFrom("trusted_device")
    .innerJoin("staff_user", "staff_user.id", "trusted_device.user_id")
    .select("device_id")
    .where("email", "=", email.toLowerCase())
    .where("token_hash", "in", tokens.map(hashToken))
    .where("expires_at", ">", new Date().toISOString())
    .where("expires_at", "<", latestEnd(trustedDeviceDays * dayMs))
    .orderBy("device_id")
    .executeTakeFirst();
  return row?.device_id;
}

/** The tokens are those of the browser that asks. */
export async function listTrustedDevices(db: Db, userId: string, tokens: string[]) {
  const hashes = tokens.map(hashToken);
  const rows = await db
    .selectFrom("trusted_device")
    .select(["device_id as id", "device", "network", "trusted_at", "expires_at", "token_hash"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", new Date().toISOString())
    .where("expires_at", "<", latestEnd(trustedDeviceDays * dayMs))
    .orderBy("trusted_at", "desc")
    .orderBy("device_id")
    .execute();
  return rows.map(({ token_hash, ...device }) => ({
    ...device,
    isCurrent: hashes.includes(token_hash),
  }));
}

export async function removeTrustedDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const device = db.deleteFrom("trusted_device").where("user_id", "=", userId);
  return (await deleteRows(device.where("device_id", "=", id))) > 0;
}

export async function removeTrustedDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("trusted_device").where("user_id", "=", userId).execute();
}

/** Forgets one browser, for everyone who trusts it. */
export async function removeDeviceTokens(db: Db, tokens: string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db.deleteFrom("trusted_device").where("token_hash", "in", tokens.map(hashToken)).execute();
}

export async function purgeOldDevices(db: Db): Promise<number> {
  return deleteRows(
    db.deleteFrom("trusted_device").where("expires_at", "<", new Date().toISOString()),
  );
}
