import { totpCode } from "#domain/staff/totp.server.ts";
import { admin, type Site } from "./site.ts";

/** A staff user of one test, whose password was set with the one-time link. */
export interface Account {
  id: string;
  email: string;
  password: string;
}

export const accountPassword = "tulip 9 ferries";

/** Adds a user through the API; `cookie` is the session of `admin`, whose password confirms it. */
export async function addAccount(
  site: Site,
  cookie: string,
  { name, isAdmin = true }: { name: string; isAdmin?: boolean },
): Promise<Account> {
  const email = `${name.toLowerCase()}@northbloom.example`;
  const reply = await site.post(
    "/api/staff/users",
    { name, email, isAdmin, password: admin.password },
    cookie,
  );
  const { data, link } = reply.json();
  const new_password = accountPassword;
  await site.post("/api/users/new-password", { token: tokenOf(link), new_password });
  return { id: data.id, email, password: new_password };
}

export function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}

/** Enables the second factor. Its first code is used up by that, so later codes must differ. */
export async function addSecondFactor(site: Site, cookie: string, password: string) {
  const path = "/api/staff/account/second-factor";
  const { secret } = (await site.post(path, { password }, cookie)).json().data;
  const first = codeOf(secret, -1);
  const reply = await site.post(`${path}/confirm`, { code: first }, cookie);
  const { recovery_codes } = reply.json().data as { recovery_codes: string[] };
  return { secret: secret as string, recoveryCodes: recovery_codes, usedCode: first };
}

export function codeOf(secret: string, halfMinutes = 0): string {
  return totpCode(secret, Math.floor(Date.now() / 30_000) + halfMinutes);
}
