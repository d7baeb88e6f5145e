import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase } from "./support/fresh-database.ts";
import { runProgram } from "./support/site-process.ts";

const root = join(import.meta.dirname, "..");
const mail = {
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "a@b.example",
  MAIL_TO: "c@d.example",
};

const wrongSettings: Record<string, { value: string; beside?: Record<string, string> }> = {
  PORT: { value: "eighty" },
  HOST: { value: "203.0.113.1" },
  SITE_URL: { value: "https://northbloom.example/site" },
  HSTS_SUBDOMAINS: { value: "perhaps" },
  DATA_DIR: { value: join(root, "package.json") },
  DATABASE_URL: { value: "mysql://localhost/clinic" },
  SESSION_SECRET: { value: "too-short-a-secret" },
  BACKUP_PASSPHRASE: { value: "shortish" },
  ADMIN_EMAIL: { value: "nobody-at-all", beside: { ADMIN_PASSWORD: "correct-horse" } },
  ADMIN_PASSWORD: { value: "passwordpassword", beside: { ADMIN_EMAIL: "ada@b.example" } },
  SMTP_URL: { value: "http://mail.example" },
  MAIL_FROM: { value: "the front desk", beside: mail },
  MAIL_TO: { value: "desk@northbloom.example, nobody", beside: mail },
  MAIL_INCLUDE_MESSAGE: { value: "perhaps" },
  MESSAGE_RETENTION_DAYS: { value: "-365" },
  TRUST_PROXY: { value: "two-hops" },
  SEED_DEMO: { value: "perhaps" },
  LOG_LEVEL: { value: "deafening" },
  METRICS_TOKEN: { value: "shortish" },
  PAGE_CACHE_MB: { value: "plenty" },
};
/** A person needs to see these to find the mistake; other values may be passwords. */
const shownValues = ["HOST", "DATA_DIR"];

describe("an invalid setting", { concurrency: 2 }, () => {
  it("Every setting of .env.example has a wrong value here", () => {
    const example = readFileSync(join(root, ".env.example"), "utf8");
    const names = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    assert.deepEqual(Object.keys(wrongSettings).toSorted(), [...new Set(names)].toSorted());
  });

  for (const [name, { value, beside }] of Object.entries(wrongSettings))
    it(`The start with a wrong ${name} ends with one line that names it`, async () => {
      const { environment, remove } = await createFreshDatabase("sqlite");
      const PORT = String(await findFreePort());
      const settings = { ...environment, PORT, SEED_DEMO: "false", ...beside, [name]: value };
      const site = runProgram("start.ts", [], settings);
      const output = await site.output;
      assert.equal(await site.exitCode, 1, output);
      assert.match(output, new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\n$`));
      if (!shownValues.includes(name)) assert.ok(!output.includes(value), output);
      await remove();
    });
});
