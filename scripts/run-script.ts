/** Prints the result of `run`. If it throws, prints one line and exits with code 1. */
export async function runScript(
  usage: string,
  argumentCount: number,
  run: (given: string[]) => Promise<string>,
): Promise<void> {
  const given = process.argv.slice(2);
  if (given.length !== argumentCount) return fail(`Usage: ${usage}`);
  try {
    process.stdout.write(`${await run(given)}\n`);
  } catch (error) {
    fail(`Failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
