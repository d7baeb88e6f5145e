import { accessSync, constants, existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";

const { R_OK, W_OK, X_OK } = constants;

/**
 * SQLite reports only that it is unable to open a file. The usual cause is a command that root ran
 * in place of the site's user.
 */
export function assertAccess(dataDir: string, files: string[]): void {
  if (!existsSync(dataDir)) return;
  if (!statSync(dataDir).isDirectory()) throw new Error(`${dataDir} is not a folder`);
  requireAccess(dataDir, R_OK | W_OK | X_OK, dataDir);
  for (const file of files.filter((path) => existsSync(path)))
    requireAccess(file, R_OK | W_OK, dataDir);
}

function requireAccess(path: string, mode: number, dataDir: string): void {
  try {
    accessSync(path, mode);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EROFS") throw new Error(`${path} is on a disk that is mounted read-only`);
    const { username } = userInfo();
    throw new Error(
      `${path} may not be read and written by the user ${username}. As root run: chown -R ${username} ${dataDir} && chmod -R u+rwX ${dataDir}`,
    );
  }
}
