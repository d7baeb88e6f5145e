import { totpCode } from "#domain/staff/totp.server.ts";
import { admin, type Site } from "./site.ts";

/** A user of a test's own, whose password was chosen with the one-time link. */
export interface Account {
  id: string;
  email: string;
  password: string;
}

export const accountPassword = "tulip 9 ferries";

/** Adds a user through the front door. `cookie` is that of `admin`, who gives the password again. */
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

/** Switches the second factor on. The code that did it is used up, so `code` begins with the next. */
export async function addSecondFactor(site: Site, cookie: string, password: string) {
  const path = "/api/staff/account/second-factor";
  const { secret } = (await site.post(path, { password }, cookie)).json().data;
  const first = codeOf(secret, -1);
  const reply = await site.post(`${path}/confirm`, { code: first }, cookie);
  const { recovery_codes } = reply.json().data as { recovery_codes: string[] };
  return { secret: secret as string, recoveryCodes: recovery_codes, usedCode: first };
}

/** The code that an app shows, so many half minutes from now. */
export function codeOf(secret: string, halfMinutes = 0): string {
  return totpCode(secret, Math.floor(Date.now() / 30_000) + halfMinutes);
}
