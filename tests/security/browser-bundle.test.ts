import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";

const clientFolder = join(import.meta.dirname, "../../build/client");

const serverOnlyTexts = [
  ...["node:fs", "node:crypto", "node:sqlite", "better-auth", "kysely", "nodemailer"],
  ...["SESSION_SECRET", "DATABASE_URL", "SMTP_URL", "ADMIN_PASSWORD", "METRICS_TOKEN"],
  ...["staff_session", "message_outbox", "sign_in_attempt", "argon2", "trusted_schema"],
];

describe("the build for browsers", () => {
  let files: string[];
  before(() => {
    files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });

  it("The browser build has no source maps and refers to none", () => {
    assert.deepEqual(
      files.filter((file) => file.endsWith(".map")),
      [],
    );
    for (const text of readTexts()) assert.doesNotMatch(text, /sourceMappingURL=/);
  });

  it("The browser build has no server code and no name of a secret or table", () => {
    for (const text of readTexts())
      for (const serverText of serverOnlyTexts) assert.ok(!text.includes(serverText), serverText);
  });

  it("The browser build has no sources, settings or data files", () => {
    const unexpectedFiles = files.filter((file) =>
      /\.(?:tsx?|env|sqlite\S*|pem|key|log)$|\/\.(?!vite)/.test(file),
    );
    assert.deepEqual(unexpectedFiles, []);
  });

  function readTexts(): string[] {
    const scripts = files.filter((file) => /\.(?:js|css|json|webmanifest)$/.test(file));
    assert.ok(scripts.length > 20);
    return scripts.map((file) => readFileSync(file, "utf8"));
  }
});
