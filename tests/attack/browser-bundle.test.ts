import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";

const client = join(import.meta.dirname, "../../build/client");

/** Words that stand in code of the server alone, and would come along with it. */
const serverWords = [
  ...["node:fs", "node:crypto", "node:sqlite", "better-auth", "kysely", "nodemailer"],
  ...["SESSION_SECRET", "DATABASE_URL", "SMTP_URL", "ADMIN_PASSWORD", "METRICS_TOKEN"],
  ...["staff_session", "message_outbox", "sign_in_attempt", "argon2", "trusted_schema"],
];

describe("what is built for browsers", () => {
  let files: string[];
  before(() => {
    files = readdirSync(client, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });

  it("has no source map, and points to none", () => {
    assert.deepEqual(
      files.filter((file) => file.endsWith(".map")),
      [],
    );
    for (const text of texts()) assert.doesNotMatch(text, /sourceMappingURL=/);
  });

  it("has no code of the server and no name of a secret or a table", () => {
    for (const text of texts())
      for (const word of serverWords) assert.ok(!text.includes(word), word);
  });

  it("has no sources, settings or data of ours", () => {
    const odd = files.filter((file) =>
      /\.(?:tsx?|env|sqlite\S*|pem|key|log)$|\/\.(?!vite)/.test(file),
    );
    assert.deepEqual(odd, []);
  });

  function texts(): string[] {
    const scripts = files.filter((file) => /\.(?:js|css|json|webmanifest)$/.test(file));
    assert.ok(scripts.length > 20);
    return scripts.map((file) => readFileSync(file, "utf8"));
  }
});
