import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { it } from "node:test";
import { createFactorCipher } from "#domain/staff/factor-cipher.server.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { describeOnEachDatabase } from "../support/open-site.ts";
import { runJob, startSite } from "../support/site-process.ts";
import { createTotpCode } from "../support/test-accounts.ts";

const adminCredentials = { email: "ada@northbloom.example", password: "tulip 9 ferries" };
const passphrase = "kept apart from the backups";

describeOnEachDatabase("a stolen backup", (engine) => {
  it("A stolen backup contains no session and no readable second factor, and no plain text if encrypted", async () => {
    const database = await createFreshDatabase(engine);
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const environment = {
      ...database.environment,
      ...{ PORT: String(port), SEED_DEMO: "false" },
      ...{ ADMIN_EMAIL: adminCredentials.email, ADMIN_PASSWORD: adminCredentials.password },
    };
    const site = await startSite(environment);
    const request = (path: string, cookie: string, body?: object) =>
      fetch(`${origin}${path}`, {
        method: body ? "POST" : "GET",
        headers: { cookie, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const signedIn = await request("/api/users/login", "", adminCredentials);
    const cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    assert.equal((await request("/api/staff/messages", cookie)).status, 200);
    const factorPath = "/api/staff/account/second-factor";
    const enrolment = await request(factorPath, cookie, { password: adminCredentials.password });
    const { secret } = (await enrolment.json()).data;
    const confirmed = await request(`${factorPath}/confirm`, cookie, {
      code: createTotpCode(secret),
    });
    assert.equal(confirmed.status, 200);

    const file = join(database.environment.DATA_DIR ?? "", "../stolen.backup");
    assert.equal(await runJob("backup", [file], environment).exitCode, 0);
    const { texts, encryptedFactors } = readAllTexts(file);
    assert.ok(encryptedFactors.length > 0, "the backup has the encrypted second factor");
    for (const text of texts) {
      for (const { user_id, sealed_secret } of encryptedFactors)
        assert.equal(createFactorCipher(text).decrypt(sealed_secret, user_id), undefined);
    }
    const secrets = texts.filter((text) => text.length >= 32 && text.length <= 100);
    for (const token of texts.filter((text) => /^[\w-]{16,64}$/.test(text))) {
      for (const key of secrets) {
        const signature = createHmac("sha256", key).update(token).digest("base64");
        assert.equal(cookie.includes(encodeURIComponent(signature)), false);
      }
    }
    const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    const bytes = await readFile(file);
    for (const secretText of [token, secret, decodeURIComponent(cookie)])
      assert.equal(bytes.includes(secretText), false);

    const encrypted = { ...environment, BACKUP_PASSPHRASE: passphrase };
    assert.equal(await runJob("backup", [file], encrypted).exitCode, 0);
    assert.equal((await readFile(file)).includes(adminCredentials.email), false);
    site.child.kill("SIGTERM");
    await site.exitCode;
    await rm(file);
    await database.remove();
  });
});

function readAllTexts(file: string) {
  const backup = new DatabaseSync(file, { readOnly: true });
  const tables = backup
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => String(name));
  const texts = tables.flatMap((table) =>
    backup
      .prepare(`select * from "${table}"`)
      .all()
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === "string"),
  );
  const encryptedFactors = backup
    .prepare("select user_id, sealed_secret from second_factor")
    .all() as {
    user_id: string;
    sealed_secret: string;
  }[];
  const transientTables = [
    ...["staff_session", "password_link", "trusted_device"],
    ...["sign_in_attempt", "message_attempt", "used_passkey_challenge"],
  ];
  for (const table of transientTables)
    assert.equal(backup.prepare(`select count(*) as n from "${table}"`).get()?.n, 0, table);
  backup.close();
  return { texts: [...new Set(texts)], encryptedFactors };
}
