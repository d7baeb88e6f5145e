import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";

const folder = join(import.meta.dirname, "migrations");

// A database runs each migration once, so a change to a migration that has landed reaches new
// databases alone. `cd database/migrations && sha256sum NEW.ts >> SHA256SUMS` adds a new one.

it("Every migration has a checksum, and none has changed since it landed", () => {
  const lines = readFileSync(join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
  const expected = Object.fromEntries(
    lines.map((line) => line.split(/\s+/, 2)).map(([checksum, name]) => [name, checksum]),
  );
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  assert.ok(files.length >= 7);
  const actual = files.map((name) => [
    name,
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex"),
  ]);
  assert.deepEqual(Object.fromEntries(actual), expected);
});
