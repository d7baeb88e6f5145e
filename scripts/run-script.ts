/** A job for the command line: what it answers is said; what it throws is said in one line, exit code 1. */
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
    fail(`It did not work: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
