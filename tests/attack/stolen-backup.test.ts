import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { it } from "node:test";
import { createFactorSealer } from "#domain/staff/sealed-factors.server.ts";
import { codeOf } from "../support/accounts.ts";
import { freePort } from "../support/free-port.ts";
import { freshDatabase } from "../support/fresh-database.ts";
import { runJob, startSite } from "../support/process.ts";
import { onEachDatabase } from "../support/site.ts";

const owner = { email: "ada@northbloom.example", password: "tulip 9 ferries" };
const passphrase = "kept apart from the backups";

onEachDatabase("a stolen backup", (engine) => {
  it("A stolen backup contains no session and no readable second factor, and no plain text if encrypted", async () => {
    const database = await freshDatabase(engine);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const environment = {
      ...database.environment,
      ...{ PORT: String(port), SEED_DEMO: "false" },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    };
    const site = await startSite(environment);
    const call = (path: string, cookie: string, body?: object) =>
      fetch(`${origin}${path}`, {
        method: body ? "POST" : "GET",
        headers: { cookie, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const signedIn = await call("/api/users/login", "", owner);
    const cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    assert.equal((await call("/api/staff/messages", cookie)).status, 200);
    const factor = "/api/staff/account/second-factor";
    const begun = await call(factor, cookie, { password: owner.password });
    const { secret } = (await begun.json()).data;
    const confirmed = await call(`${factor}/confirm`, cookie, { code: codeOf(secret) });
    assert.equal(confirmed.status, 200);

    const file = join(database.environment.DATA_DIR ?? "", "../stolen.backup");
    assert.equal(await runJob("backup", [file], environment).ended, 0);
    const { texts, sealed } = readEverything(file);
    assert.ok(sealed.length > 0, "the backup has the encrypted second factor");
    for (const text of texts) {
      for (const { user_id, sealed_secret } of sealed)
        assert.equal(createFactorSealer(text).open(sealed_secret, user_id), undefined);
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
    for (const hidden of [token, secret, decodeURIComponent(cookie)])
      assert.equal(bytes.includes(hidden), false);

    const encrypted = { ...environment, BACKUP_PASSPHRASE: passphrase };
    assert.equal(await runJob("backup", [file], encrypted).ended, 0);
    assert.equal((await readFile(file)).includes(owner.email), false);
    site.child.kill("SIGTERM");
    await site.ended;
    await rm(file);
    await database.remove();
  });
});

function readEverything(file: string) {
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
  const sealed = backup.prepare("select user_id, sealed_secret from second_factor").all() as {
    user_id: string;
    sealed_secret: string;
  }[];
  const sessions = ["staff_session", "password_link", "sign_in_attempt", "message_attempt"];
  for (const table of sessions)
    assert.equal(backup.prepare(`select count(*) as n from "${table}"`).get()?.n, 0, table);
  backup.close();
  return { texts: [...new Set(texts)], sealed };
}
