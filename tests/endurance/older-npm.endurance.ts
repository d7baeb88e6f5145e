import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, it } from "node:test";
import { copyRepository, runIn } from "../support/repository-copy.ts";
import { isShortRun } from "../support/run-length.ts";

const skip = isShortRun && "a short run has no time for another installation";

describe("installing with an older npm", { skip }, () => {
  it("The npm that comes with Node 20 installs the Node that runs the site", async () => {
    const folder = await copyRepository("site-npm-");
    try {
      await rm(join(folder, "node_modules"));
      await runIn(folder, "npm", [
        "exec",
        "--yes",
        "--package=npm@10.9.9",
        "--",
        "npm",
        "ci",
        "--include=dev",
      ]);
      assert.ok(existsSync(join(folder, "node_modules/.bin/node")));
      await runIn(folder, "npm", ["run", "typecheck"]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
