import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a Debian package if the tests run as root on Debian; returns false otherwise. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [["update"], ["install", "-y", "--no-install-recommends", name]])
    execFileSync("apt-get", command, { stdio: ["ignore", "ignore", "inherit"], env: environment });
  return true;
}
