/** Prints the result of `run`. If it throws, prints one line and exits with code 1. */
export async function runScript(
  usage: string,
  expectedArgCount: number,
  run: (args: string[]) => Promise<string>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length !== expectedArgCount) return fail(`Usage: ${usage}`);
  try {
    process.stdout.write(`${await run(args)}\n`);
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
