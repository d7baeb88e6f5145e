import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Returns false unless the tests run as root on Debian. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [["update"], ["install", "-y", "--no-install-recommends", name]])
    execFileSync("apt-get", command, { stdio: ["ignore", "ignore", "inherit"], env: environment });
  return true;
}
