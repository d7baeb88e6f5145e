import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";

const folder = join(import.meta.dirname, "migrations");

const advice =
  "Add a new migration by `cd database/migrations && sha256sum NEW.ts >> SHA256SUMS`. One that has landed never changes: databases that have run it would not get the change.";

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
  assert.deepEqual(Object.fromEntries(actual), expected, advice);
});
