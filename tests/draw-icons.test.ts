import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { it } from "node:test";
import { drawIcons } from "../scripts/assets/draw-icons.ts";

it("The stored icons are those that `npm run icons` draws from Lucide", async () => {
  for (const [file, text] of await drawIcons(".")) assert.equal(await readFile(file, "utf8"), text);
});
