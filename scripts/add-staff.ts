import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { validateField } from "#domain/fields/field-list.ts";
import type { Db } from "#domain/records/tables.ts";
import { systemActor } from "#domain/staff/audit-actions.ts";
import { recordAudit } from "#domain/staff/audit-log.server.ts";
import { removePassword } from "#domain/staff/credentials.server.ts";
import { removePasskeys } from "#domain/staff/passkeys.server.ts";
import { createPasswordLink, getPasswordLinkUrl } from "#domain/staff/password-links.server.ts";
import { removeSecondFactor } from "#domain/staff/second-factors.server.ts";
import {
  invalidStaffEmail,
  isValidStaffEmail,
  newUserFields,
  passwordLinkHours,
} from "#domain/staff/staff-user.ts";
import {
  addStaffUser,
  changeStaffUser,
  findStaffUserByEmail,
} from "#domain/staff/staff-users.server.ts";
import { endSessions } from "#domain/staff/user-sessions.server.ts";
import { readConfig } from "#server/config.ts";
import { exitWithUsage, readOptions, runScript } from "./run-script.ts";

// For emergencies in which nobody can sign in. Anyone who can run this has the database anyway.

const usage = "npm run add-staff -- --email NAME@EXAMPLE.CA [--name NAME] [--owner]";
const { email, name, makesOwner } = readUser();

await runScript(async () => {
  const config = readConfig(process.env);
  await using db = connect(config, { ifMissing: "refuse" });
  await migrateToLatest(db);
  const { token, message } = await db.transaction().execute(grantAccess);
  const advice = `SITE_URL is not set. If the address of the site is not ${config.siteUrl}, put it into the link instead.`;
  return [
    message,
    `This link sets the password. It works once, within ${passwordLinkHours} hours:`,
    getPasswordLinkUrl(config.siteUrl, token),
    ...(process.env.SITE_URL ? [] : [advice]),
  ].join("\n");
});

async function grantAccess(trx: Db): Promise<{ token: string; message: string }> {
  const existing = await findStaffUserByEmail(trx, email);
  const user = existing ?? (await addStaffUser(trx, { name, email, isAdmin: true, role: "owner" }));
  if (user === undefined) throw new Error("Someone else has just been added with this email.");
  const actor = { id: undefined, name: systemActor, network: "" };
  if (existing === undefined) await recordAudit(trx, actor, { action: "user-added", target: user });
  else {
    const wasOwner = user.isAdmin && user.role === "owner";
    await changeStaffUser(trx, user.id, {
      isDisabled: false,
      role: makesOwner ? "owner" : undefined,
    });
    if (user.isDisabled) await recordAudit(trx, actor, { action: "user-enabled", target: user });
    if (makesOwner && !wasOwner)
      await recordAudit(trx, actor, { action: "owner-role-granted", target: user });
    if (await removeSecondFactor(trx, user.id))
      await recordAudit(trx, actor, { action: "user-second-factor-disabled", target: user });
    // Without the second factor, whoever knows the password would be faster than the link.
    await removePassword(trx, user.id);
    if ((await endSessions(trx, user.id)) > 0)
      await recordAudit(trx, actor, { action: "user-sessions-ended", target: user });
    if (await removePasskeys(trx, user.id))
      await recordAudit(trx, actor, { action: "user-passkeys-removed", target: user });
  }
  await recordAudit(trx, actor, { action: "password-link-created", target: user });
  const message =
    existing === undefined
      ? `${user.email} was added as an owner.`
      : `${user.email} can sign in again.`;
  return { token: await createPasswordLink(trx, user.id), message };
}

function readUser(): { email: string; name: string; makesOwner: boolean } {
  const { values } = readOptions(usage, {
    options: {
      email: { type: "string", default: "" },
      name: { type: "string", default: "Clinic staff" },
      owner: { type: "boolean", default: false },
    },
  });
  const { email, name } = values;
  if (email === "") return exitWithUsage(usage);
  const error = isValidStaffEmail(email.trim())
    ? validateField(newUserFields.name, name)
    : invalidStaffEmail;
  if (error !== undefined) return exitWithUsage(usage, error);
  return { email: email.trim(), name: name.trim(), makesOwner: values.owner };
}
