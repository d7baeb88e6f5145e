import { readFileSync } from "node:fs";

// An old Node cannot read TypeScript and would end with a stack trace. This file is JavaScript that
// Node 20 can read, and it must be loaded before everything else.

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");
const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stdout.write(
    `Node ${process.versions.node} is too old: ${needed} or newer is needed. The one that npm ci installs is node_modules/.bin/node.\n`,
  );
  process.exit(1);
}
