import { type ParseArgsConfig, parseArgs } from "node:util";
import { isSighupIgnored } from "#server/graceful-shutdown.ts";

let hasSucceeded = false;

/** Prints the result of `run`, or one line and exit code 1 if it throws. */
export async function runScript(run: () => Promise<string>): Promise<void> {
  try {
    const result = await run();
    hasSucceeded = true;
    process.stdout.write(`${result}\n`);
  } catch (error) {
    fail(`Failed: ${explainError(error)}`);
  }
}

/** Without a handler, a signal would end the process before anything is cleaned up. */
export function cleanUpOnSignals(cleanUp: () => void): void {
  const signals = ["SIGINT", "SIGTERM", ...(isSighupIgnored() ? [] : ["SIGHUP"])];
  for (const signal of signals)
    process.on(signal, () => {
      if (hasSucceeded) return;
      cleanUp();
      fail(`Stopped by ${signal}.`);
      process.exit();
    });
}

export function readFileArgument(usage: string): string {
  const [file, ...others] = readOptions(usage, { allowPositionals: true }).positionals;
  return file === undefined || others.length > 0 ? exitWithUsage(usage) : file;
}

/** Ends the process if an option is unknown or asks for help. */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes("--help")) {
    process.stdout.write(`Usage: ${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return exitWithUsage(usage, (error as Error).message);
  }
}

export function exitWithUsage(usage: string, problem?: string): never {
  if (problem !== undefined) process.stderr.write(`${problem}\n`);
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(1);
}

const unreachablePattern = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT/;

const sqliteDiskErrors = [10, 13];
const postgresDiskFull = "53100";

/** Names the setting of a server that is away; its value may hold a password. */
export function explainError(error: unknown): string {
  const { message, code, errcode } =
    error instanceof Error ? (error as NodeJS.ErrnoException & { errcode?: number }) : {};
  const reason = message || code || String(error);
  if (process.env.DATABASE_URL && unreachablePattern.test(reason))
    return `${reason}. Is DATABASE_URL right, and does its server run?`;
  if (code === postgresDiskFull)
    return `${reason}. Is the disk of the server of DATABASE_URL full?`;
  const isDisk = errcode !== undefined && sqliteDiskErrors.includes(errcode & 0xff);
  return isDisk ? `${reason}. Is the disk of DATA_DIR full or broken?` : reason;
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
