import type { Role } from "#domain/staff/roles.ts";
import { generateTotp } from "#domain/staff/totp.server.ts";
import { admin, type Site } from "./open-site.ts";

export interface TestAccount {
  id: string;
  email: string;
  password: string;
}

export const accountPassword = "tulip 9 ferries";

/** `cookie` is the session of `admin`, whose password confirms the call. */
export async function createAccount(
  site: Site,
  cookie: string,
  { name, isAdmin = true, role }: { name: string; isAdmin?: boolean; role?: Role },
): Promise<TestAccount> {
  const email = `${name.toLowerCase()}@northbloom.example`;
  const response = await site.post(
    "/api/staff/users",
    { name, email, isAdmin, ...(role && { role }), password: admin.password },
    cookie,
  );
  const { data, link } = response.json();
  const new_password = accountPassword;
  await site.post("/api/users/new-password", { token: getLinkToken(link), new_password });
  return { id: data.id, email, password: new_password };
}

export function getLinkToken(link: string): string {
  return new URL(link).hash.slice(1);
}

/** This uses up the code of the current step; `createTotpCode(secret, 1)` is the next one. */
export async function enableSecondFactor(site: Site, cookie: string, password: string) {
  const path = "/api/staff/account/second-factor";
  const { secret } = (await site.post(path, { password }, cookie)).json().data;
  const firstCode = createTotpCode(secret);
  const response = await site.post(`${path}/confirm`, { code: firstCode }, cookie);
  const { recovery_codes } = response.json().data as { recovery_codes: string[] };
  return { secret: secret as string, recoveryCodes: recovery_codes, usedCode: firstCode };
}

/** A step may end before the code is verified, so an offset of -1 would sometimes be too old. */
export function createTotpCode(secret: string, stepOffset = 0): string {
  return generateTotp(secret, Math.floor(Date.now() / 30_000) + stepOffset);
}
