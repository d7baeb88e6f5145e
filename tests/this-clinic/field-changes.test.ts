import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { fieldChanges } from "../support/field-changes.ts";
import { root } from "../support/repository-copy.ts";

/** The endurance test that builds a copy with these changes is not part of every run. */
describe("the changes whose files docs/architecture.md lists", () => {
  it("Each change fits the files of today", async () => {
    for (const { edits } of Object.values(fieldChanges))
      for (const [file, edit] of Object.entries(edits)) {
        const path = `${root}/${file}`;
        const before = existsSync(path) ? await readFile(path, "utf8") : "";
        assert.notEqual(edit(before), before, file);
      }
  });

  it("Each file that is added exports what the others import from it", async () => {
    for (const { edits } of Object.values(fieldChanges))
      for (const [file, edit] of Object.entries(edits).filter(([path]) =>
        existsSync(`${root}/${path}`),
      ))
        for (const [, name = "", module = ""] of edit(
          await readFile(`${root}/${file}`, "utf8"),
        ).matchAll(/import \{ (\w+) \} from "\.\/([\w-]+\.ts)"/g)) {
          const added = Object.keys(edits).find((path) => path.endsWith(`/${module}`));
          if (added === undefined || existsSync(`${root}/${added}`)) continue;
          assert.match(
            edits[added]?.("") ?? "",
            new RegExp(`^export const ${name}\\b`, "m"),
            added,
          );
        }
  });
});
