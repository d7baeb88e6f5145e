import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { it } from "node:test";

const unit = join(import.meta.dirname, "../deploy/site.service");
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
