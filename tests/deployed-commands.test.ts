import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
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

const script = join(import.meta.dirname, "../scripts/back-up-daily.sh");

/** Takes the place of `node` and says which signals it gets. */
const idleNode = `#!${process.execPath}
  process.on("SIGTERM", () => { console.log("cleaned up"); process.exit(1); });
  setTimeout(() => {}, 5000);
  console.log("started");`;

describe("the commands of a deployed site", () => {
  it("The daily backup that is stopped lets the job that is running remove its copies", async (t) => {
    const folder = await mkdtemp(join(tmpdir(), "daily-backup-"));
    t.after(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "node"), idleNode, { mode: 0o755 });
    const child = spawn("/bin/sh", [script, folder], {
      env: { PATH: `${folder}:${process.env.PATH}` },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    for await (const text of child.stdout.setEncoding("utf8")) {
      output += text;
      if (output === "started\n") child.kill("SIGTERM");
    }
    assert.equal(output, "started\ncleaned up\n");
  });

  it("The daily backup without a folder ends with one line", () => {
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
