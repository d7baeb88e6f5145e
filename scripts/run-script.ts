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
    fail(`Failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
