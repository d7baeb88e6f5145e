import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs the first of the packages that Debian has. Returns false unless the tests run as root on
 * Debian.
 */
export function installDebianPackage(...names: [string, ...string[]]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const runAptGet = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  runAptGet("update");
  const name = names.find((it) => spawnSync("apt-cache", ["show", it]).status === 0) ?? names[0];
  runAptGet("install", "-y", "--no-install-recommends", name);
  return true;
}
