import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";

const deploy = join(import.meta.dirname, "../deploy");
const unit = join(deploy, "site.service");
const analyze = (...args: string[]) =>
  spawnSync("systemd-analyze", ["security", "--offline=true", ...args], { encoding: "utf8" });
const isAvailable = analyze("--help").status === 0;
/** In tenths. A score of 1.4 is what a service that listens on the network and compiles code gets. */
const maxExposure = 14;

it("systemd rates the exposure of deploy/site.service at 1.4 or less", {
  skip: !isAvailable && "systemd is not installed",
}, () => {
  const { status, stdout, stderr } = analyze(`--threshold=${maxExposure}`, unit);
  assert.match(stdout, /Overall exposure level for site\.service: \d\.\d/, stderr);
  assert.equal(status, 0, stdout);
});

it("The copy that an encrypted backup or a restore makes is never in memory", () => {
  for (const file of ["site-backup.service", "compose.yaml", "compose.several.yaml"])
    assert.match(readFileSync(join(deploy, file), "utf8"), /\bTMPDIR(?:=|: )\/var\/tmp\b/, file);
  const guide = readFileSync(join(deploy, "../docs/operations.md"), "utf8");
  assert.match(guide, /systemd-run [^"]* -E TMPDIR=\/var\/tmp "\$@"/);
});

it("The journal describes a command without its arguments, which may be an email", () => {
  const guide = readFileSync(join(deploy, "../docs/operations.md"), "utf8");
  assert.match(guide, /systemd-run [^"]*--description=command /);
});

it("The proxy starts before the site, so that it can show the outage page", () => {
  for (const file of ["compose.yaml", "compose.several.yaml"]) {
    const [, proxy] = readFileSync(join(deploy, file), "utf8").split("\n  caddy:\n");
    assert.doesNotMatch(proxy ?? "depends_on", /depends_on/, file);
  }
});

it("deploy/site.service may write the outage page where deploy/Caddyfile reads it", () => {
  const findIn = (file: string, pattern: RegExp) =>
    pattern.exec(readFileSync(join(deploy, file), "utf8"))?.[1];
  const folder = findIn("Caddyfile", /\{\$OUTAGE_FOLDER:(\S+?)\}/);
  assert.ok(folder);
  assert.equal(findIn("site.service", /^ReadWritePaths=-(.+)$/m), folder);
  const workingFolder = findIn("site.service", /^WorkingDirectory=(.+)$/m);
  for (const guide of ["../docs/hosting.md", "../docs/operations.md"])
    assert.equal(join(workingFolder ?? "", findIn(guide, /\bchown site (\S+)/) ?? ""), folder);
});
