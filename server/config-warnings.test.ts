import assert from "node:assert/strict";
import { it } from "node:test";
import { findConfigWarnings } from "./config-warnings.ts";

it("A variable that resembles a setting causes a warning without its value", () => {
  const [warning, ...others] = findConfigWarnings({ SMPT_URL: "smtp://secret@mail.example" });
  assert.match(warning ?? "", /^SMPT_URL is not a setting\. Should it be SMTP_URL\?$/);
  assert.deepEqual(others, []);
  for (const name of [
    "SITE_ULR",
    "DATABSE_URL",
    "METRICS_TOKENS",
    "ADMIN_PASWORD",
    "SMTP_HOST",
    "BACKUP_PASSWORD",
  ])
    assert.equal(findConfigWarnings({ [name]: "x" }).length, 1, name);
});

it("A slash at the end of SITE_URL causes a warning, because Caddy takes it for a path", () => {
  const [warning] = findConfigWarnings({ SITE_URL: "https://clinic.example/" });
  assert.match(warning ?? "", /^SITE_URL ends with a slash/);
  assert.deepEqual(findConfigWarnings({ SITE_URL: "https://clinic.example" }), []);
});

it("Common environment variables cause no warning", () => {
  const usual = ["PATH", "HOME", "HOSTNAME", "MAIL", "LANG", "PWD", "SHELL", "USER", "LOGNAME"];
  const others = [
    "npm_config_cache",
    "NODE_ENV",
    "NODE_OPTIONS",
    "INVOCATION_ID",
    "JOURNAL_STREAM",
  ];
  const environment = Object.fromEntries([...usual, ...others].map((name) => [name, "x"]));
  assert.deepEqual(findConfigWarnings(environment), []);
});

it("A PostgreSQL URL on another machine without TLS causes a warning", () => {
  const warn = (DATABASE_URL: string) => findConfigWarnings({ DATABASE_URL }).length;
  assert.equal(warn("postgres://site:secret@10.0.0.7/site"), 1);
  assert.equal(warn("postgres://site:secret@database.example/site?sslmode=prefer"), 1);
  assert.equal(warn("postgres://site:secret@database.example/site?sslmode=verify-full"), 0);
  assert.equal(warn("postgres://site:secret@127.0.0.1/site"), 0);
  assert.equal(warn("postgres://site:secret@localhost/site"), 0);
  assert.equal(warn("postgres:///site?host=/run/postgresql"), 0);
});
