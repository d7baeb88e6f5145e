import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, it } from "node:test";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const documents = globSync("{*.md,docs/**/*.md}", { cwd: root });

describe("the documents", () => {
  for (const document of documents) {
    const text = readFileSync(join(root, document), "utf8");

    it(`The document ${document} links only to existing files`, () => {
      for (const [, link = ""] of text.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
        if (/^(https?|mailto):/.test(link)) continue;
        assert.ok(existsSync(join(root, dirname(document), link)), link);
      }
    });

    it(`The document ${document} names only existing npm scripts`, () => {
      for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g))
        assert.ok(name in scripts, `npm run ${name}`);
    });
  }

  it("docs/hosting.md names only files of deploy/ that exist", () => {
    const text = readFileSync(join(root, "docs/hosting.md"), "utf8");
    const files = [...text.matchAll(/\bdeploy\/[\w.-]*\w/g)].map(([file]) => file);
    assert.ok(files.includes("deploy/Caddyfile"), "the guide names no Caddyfile");
    for (const file of files) assert.ok(existsSync(join(root, file)), file);
  });

  it("A deployed site is started without npm, whose shell does not pass SIGTERM on", () => {
    const command = /node (?:--disable-sigusr1 )?--import \.\/scripts\/compile-cache\.js start\.ts/;
    for (const file of [
      "docs/hosting.md",
      "docs/operations.md",
      "deploy/site.service",
      "Dockerfile",
    ])
      assert.match(readFileSync(join(root, file), "utf8").replace(/",? ?"?/g, " "), command, file);
  });

  it("A documented command takes the place of the daily backup in both compose files", () => {
    for (const name of ["compose.yaml", "compose.several.yaml"]) {
      const text = readFileSync(join(root, "deploy", name), "utf8");
      assert.match(text, /^ {4}command: \[sh, scripts\/back-up-daily\.sh, \/backups\]$/m);
      // `docker compose run` appends its command to an entrypoint.
      assert.doesNotMatch(text, /entrypoint/);
    }
  });

  it("The CI slows tests down in a way that docs/testing.md explains", () => {
    const jobs = readFileSync(join(root, ".github/workflows/nightly.yml"), "utf8");
    const explained = readFileSync(join(root, "docs/testing.md"), "utf8");
    const settings = [...jobs.matchAll(/SLOW=\w+/g)].map(([setting]) => setting);
    assert.notDeepEqual(settings, []);
    for (const setting of settings) assert.ok(explained.includes(`\`${setting}\``), setting);
  });

  it("Each test file is run by a job of the CI", () => {
    const jobs = readFileSync(join(root, ".github/workflows/ci.yml"), "utf8");
    const patterns = [...jobs.matchAll(/'([^']+\.test\.ts)'/g)].map(([, pattern = ""]) => pattern);
    const run = new Set(globSync(patterns, { cwd: root }));
    const folders = "{app,content,database,domain,scripts,server,tests}";
    const missing = globSync(`${folders}/**/*.test.ts`, { cwd: root }).filter(
      (file) => !run.has(file),
    );
    assert.deepEqual(missing, []);
  });

  it("The README has 60 lines at most", () => {
    const lines = readFileSync(join(root, "README.md"), "utf8").trimEnd().split("\n");
    assert.ok(lines.length <= 60, `${lines.length} lines`);
  });

  it("Each decision record has a number of its own and is listed in their README", () => {
    const records = globSync("docs/decisions/[0-9]*.md", { cwd: root }).map((path) =>
      basename(path),
    );
    const list = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
    assert.equal(new Set(records.map((name) => name.slice(0, 3))).size, records.length);
    for (const name of records) assert.ok(list.includes(`[${name.slice(0, 3)}](${name})`), name);
  });

  it("Decision records have 50 lines at most", () => {
    for (const record of documents.filter((name) => name.includes("decisions/"))) {
      const lines = readFileSync(join(root, record), "utf8").trimEnd().split("\n");
      assert.ok(lines.length <= 50, `${record}: ${lines.length} lines`);
    }
  });
});
