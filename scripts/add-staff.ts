import { parseArgs } from "node:util";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { problemOf } from "#domain/field.ts";
import { writeAudit } from "#domain/staff/audit.server.ts";
import { serverItself } from "#domain/staff/audit.ts";
import {
  addStaffUser,
  changeStaffUser,
  findStaffUserByEmail,
} from "#domain/staff/manage-users.server.ts";
import { makePasswordLink, passwordLinkAddress } from "#domain/staff/password-links.server.ts";
import { removeSecondFactor } from "#domain/staff/second-factor.server.ts";
import { canSignInWith, emailUnfit, linkHours, newUserFields } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { ConfigError, readConfig } from "#server/config.ts";

// For emergencies in which nobody can sign in. Anyone who can run this has the database anyway.

const usage = "npm run add-staff -- --email NAME@EXAMPLE.CA [--name NAME] [--admin]";
const { email, name, admin: isAdmin } = readOptions();

await run().catch((error: unknown) => {
  say(error instanceof ConfigError ? error.message : String(error));
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const db = connect(config, { whereMissing: "refuse" });
  try {
    await migrateToLatest(db);
    const { token, told } = await db.transaction().execute(letIn);
    say(told);
    say(`This link sets the password. It works once, within ${linkHours} hours:`);
    say(passwordLinkAddress(config.siteUrl, token));
    if (!process.env.SITE_URL)
      say(
        `SITE_URL is not set. If the site has another address than ${config.siteUrl}, put it into the link instead.`,
      );
  } finally {
    await db.destroy();
  }
}

/** Adds the user, or enables an existing one and removes the second factor. */
async function letIn(trx: Db): Promise<{ token: string; told: string }> {
  const known = await findStaffUserByEmail(trx, email);
  const user = known ?? (await addStaffUser(trx, { name, email, isAdmin }));
  if (user === undefined) throw new Error("Someone else has just been added with this email.");
  const actor = { id: undefined, name: serverItself, network: "" };
  if (known === undefined) await writeAudit(trx, actor, { act: "user-added", thing: user });
  else {
    await changeStaffUser(trx, user.id, { isDisabled: false, ...(isAdmin && { isAdmin }) });
    if (user.isDisabled) await writeAudit(trx, actor, { act: "user-enabled", thing: user });
    if (isAdmin && !user.isAdmin)
      await writeAudit(trx, actor, { act: "user-made-admin", thing: user });
    if (await removeSecondFactor(trx, user.id))
      await writeAudit(trx, actor, { act: "user-second-factor-off", thing: user });
  }
  await writeAudit(trx, actor, { act: "user-link-made", thing: user });
  const told =
    known === undefined ? `${user.email} was added.` : `${user.email} can sign in again.`;
  return { token: await makePasswordLink(trx, user.id), told };
}

function readOptions(): { email: string; name: string; admin: boolean } {
  const options = {
    email: { type: "string", default: "" },
    name: { type: "string", default: "Clinic staff" },
    admin: { type: "boolean", default: false },
  } as const;
  try {
    const { email, name, admin } = parseArgs({ options }).values;
    const problem = canSignInWith(email.trim()) ? problemOf(newUserFields.name, name) : emailUnfit;
    if (problem === undefined) return { email: email.trim(), name: name.trim(), admin };
    say(problem);
  } catch (error) {
    say((error as Error).message);
  }
  say(usage);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
