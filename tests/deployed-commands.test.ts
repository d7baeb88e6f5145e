import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { runProgram } from "./support/site-process.ts";

const { devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
);

/** Makes a process behave as after `npm prune --omit=dev`. */
const withoutDevPackages = `
  import { registerHooks } from "node:module";
  const names = ${JSON.stringify(Object.keys(devDependencies))};
  registerHooks({
    resolve(specifier, context, next) {
      if (names.some((name) => specifier === name || specifier.startsWith(name + "/")))
        throw new Error("there is no package " + specifier);
      return next(specifier, context);
    },
  });`;

describe("the commands of a deployed site", () => {
  it("The daily backup without a folder ends with one line", () => {
    const script = join(import.meta.dirname, "../scripts/back-up-daily.sh");
    const options = { encoding: "utf8", env: { PATH: "" }, timeout: 2000 } as const;
    const { status, stderr } = spawnSync("/bin/sh", [script], options);
    assert.notEqual(status, 0);
    assert.match(stderr, /^[^\n]*name the folder of the backups\n$/);
  });

  for (const name of [
    "add-staff",
    "backup",
    "import-wordpress",
    "move-database",
    "restore",
    "seed",
  ])
    it(`The command ${name} needs no package that only the build needs`, async () => {
      const hook = `data:text/javascript,${encodeURIComponent(withoutDevPackages)}`;
      const { output, exitCode } = runProgram(`scripts/${name}.ts`, ["--help"], {}, [
        "--import",
        hook,
      ]);
      assert.match(await output, /^Usage: npm run /);
      assert.equal(await exitCode, 0);
    });
});
