/** Passes the only argument to `run` and prints its result, or one line and exit code 1 if it throws. */
export async function runScript(
  usage: string,
  run: (argument: string) => Promise<string>,
): Promise<void> {
  const [argument, ...others] = process.argv.slice(2);
  if (argument === undefined || others.length > 0) return fail(`Usage: ${usage}`);
  try {
    process.stdout.write(`${await run(argument)}\n`);
  } catch (error) {
    fail(`Failed: ${explainError(error)}`);
  }
}

const unreachablePattern = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT/;

/** Names the setting of a server that is away; its value may hold a password. */
export function explainError(error: unknown): string {
  const { message, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const reason = message || code || String(error);
  const isAway = process.env.DATABASE_URL !== undefined && unreachablePattern.test(reason);
  return isAway ? `${reason}. Is DATABASE_URL right, and does its server run?` : reason;
}

export function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
