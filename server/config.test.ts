import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { guessableWords } from "#content/clinic-words.ts";
import { ConfigError, readConfig } from "./config.ts";

describe("the configuration", () => {
  const invalidSettings: [variable: string, value: string][] = [
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "0"],
    ["SITE_URL", "northbloom.example"],
    ["SITE_URL", "https://northbloom.example/site"],
    ["DATABASE_URL", "mysql://localhost/clinic"],
    ["SESSION_SECRET", "short"],
    ["BACKUP_PASSPHRASE", "short"],
    ["SESSION_SECRET", "a".repeat(32)],
    ["SESSION_SECRET", "abcdefghij".repeat(4)],
    ["SMTP_URL", "http://mail.example"],
    ["MAIL_FROM", "the front desk"],
    ["MAIL_FROM", "Northbloom <desk>"],
    ["MAIL_FROM", "desk@northbloom.example, edda@northbloom.example"],
    ["MAIL_FROM", "Staff: desk@northbloom.example;"],
    ["MAIL_TO", "desk@northbloom.example, nobody"],
    ["MAIL_TO", "desk@northbloom.example,, edda@northbloom.example"],
    ["MAIL_TO", "desk@northbloom.example edda@northbloom.example"],
    ["MAIL_TO", "desk@northbloom.example,"],
    ["MAIL_INCLUDE_MESSAGE", "yes"],
    ["HSTS_SUBDOMAINS", "no"],
    ["MESSAGE_RETENTION_DAYS", "-1"],
    ["TRUST_PROXY", "2"],
    ["TRUST_PROXY", "loopback,1"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["SEED_DEMO", "1"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_TOKEN", "clé-des-mesures-du-site"],
  ];
  it("TRUST_PROXY accepts IP addresses, CIDR ranges and named ranges", () => {
    const { trustProxy } = readConfig({
      TRUST_PROXY: "127.0.0.1, fd00::/8,loopback,linklocal,uniquelocal",
    });
    assert.deepEqual(trustProxy, ["127.0.0.1", "fd00::/8", "loopback", "linklocal", "uniquelocal"]);
  });

  for (const [variable, value] of invalidSettings) {
    it(`The configuration rejects ${variable}=${value} in one line that names the variable but not its value`, () => {
      assert.throws(
        () => readConfig({ [variable]: value }),
        (error: Error) => {
          assert.ok(error instanceof ConfigError);
          assert.match(error.message, new RegExp(`^${variable} is not valid\\. It should be: `));
          assert.doesNotMatch(error.message, /\n/);
          return true;
        },
      );
    });
  }

  it("A password that breaks its URL is explained", () => {
    for (const [variable, value] of [
      ["DATABASE_URL", "postgres://site:pass#word@localhost/site"],
      ["SMTP_URL", "smtp://desk:pass/word@mail.example"],
    ] as const)
      assert.throws(
        () => readConfig({ [variable]: value }),
        /percent-encoded, such as %23 for #\.$/,
      );
  });

  it("The configuration rejects an admin without a password or with one that is too long", () => {
    assert.throws(() => readConfig({ ADMIN_EMAIL: "a@b.example" }), /ADMIN_PASSWORD/);
    const admin = { ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "seventeen letters" };
    assert.throws(() => readConfig(admin), /ADMIN_PASSWORD.*12 to 16/);
  });

  it("The configuration rejects a guessable password of the first admin without repeating it", () => {
    for (const ADMIN_PASSWORD of [
      "passwordpassword",
      "iloveyou1234",
      `${guessableWords[0]}20262026`.slice(0, 14),
    ])
      assert.throws(
        () => readConfig({ ADMIN_EMAIL: "ada@b.example", ADMIN_PASSWORD }),
        (error: Error) => {
          assert.match(error.message, /^ADMIN_PASSWORD is not valid\. It should be: [^\n]+$/);
          return !error.message.includes(ADMIN_PASSWORD);
        },
      );
  });

  it("The configuration rejects an admin email that could never sign in", () => {
    const invalidSettings = [
      "no email",
      "rené@northbloom.example",
      `${"long".repeat(9)}@b.example`,
    ];
    for (const ADMIN_EMAIL of invalidSettings)
      assert.throws(
        () => readConfig({ ADMIN_EMAIL, ADMIN_PASSWORD: "correct-horse" }),
        /ADMIN_EMAIL is not valid/,
      );
  });

  it("SMTP_URL may neither weaken TLS nor log the mails", () => {
    const mail = { MAIL_FROM: "a@b.example", MAIL_TO: "c@d.example" };
    const withOption = (option: string) =>
      readConfig({ ...mail, SMTP_URL: `smtp://mail.example/?name=site&${option}` });
    withOption("authMethod=LOGIN");
    for (const option of ["ignoreTLS=true", "%74ls.rejectUnauthorized=false"])
      assert.throws(() => withOption(option), /^Error: SMTP_URL .* without TLS settings/);
    for (const option of ["logger=true", "debug=true", "transactionLog=true"])
      assert.throws(() => withOption(option), /^Error: SMTP_URL .* without log settings/);
  });

  it("SMTP_URL requires a sender and a recipient", () => {
    assert.throws(() => readConfig({ SMTP_URL: "smtp://127.0.0.1:2525" }), /MAIL_FROM/);
  });

  it("The sender may have a display name, and there may be several recipients", () => {
    const mails = {
      MAIL_FROM: "Northbloom <a@b.example>",
      MAIL_TO: "c@d.example, E <e@f.example>",
    };
    const { mailFrom, mailTo } = readConfig(mails);
    assert.deepEqual(mailFrom, { name: "Northbloom", address: "a@b.example" });
    assert.deepEqual(mailTo, [
      { name: "", address: "c@d.example" },
      { name: "E", address: "e@f.example" },
    ]);
  });

  it("Every omitted variable has a default value", () => {
    const config = readConfig({});
    assert.equal(config.port, 3000);
    assert.equal(config.host, "127.0.0.1");
    assert.equal(config.siteUrl, "http://localhost:3000");
    assert.equal(config.hstsSubdomains, true);
    assert.equal(config.dataDir, "./data");
    assert.equal(config.messageRetentionDays, 365);
    assert.equal(config.mailIncludeMessage, false);
    assert.equal(config.seedDemo, true);
    assert.deepEqual(config.trustProxy, []);
  });

  it("The default site URL contains the port", () => {
    assert.equal(readConfig({ PORT: "4000" }).siteUrl, "http://localhost:4000");
  });

  it(".env.example and docs/operations.md list exactly the variables that the configuration reads", () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
    const namesIn = (text: string, pattern: RegExp) =>
      [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
    const known = namesIn(read("server/config.ts"), /environment,\s*"([A-Z_]+)"/g);
    assert.deepEqual(namesIn(read(".env.example"), /^# ([A-Z_]+)=/gm), known);
    const [, settings = ""] = read("docs/operations.md").split(/^## Settings$/m);
    const [list = ""] = settings.split(/^## /m);
    const listed = [...list.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, names]) => names);
    assert.deepEqual(namesIn(listed.join(""), /`([A-Z_]+)`/g), known);
  });
});
