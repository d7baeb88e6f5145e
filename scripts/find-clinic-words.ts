import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clinicWords } from "#content/clinic-words.ts";
import { exitWithUsage, readOptions } from "./run-script.ts";

const root = join(import.meta.dirname, "..");

const productFiles =
  /^(?:(?:app|server|domain|database|scripts)\/.*|start|package)\.(?:tsx?|js|json)$/;
const contentFiles = /^content\/(?!(?:clinic-words|collision-benefits)\.ts).*\.ts$/;
const exemptFiles = [
  /\.test\.ts$/,
  // The demo is about the first clinic, and quotes its collision benefits.
  /^database\/demo\//,
  // A site that was installed long ago has a database of this name.
  /^database\/sqlite\/data-files\.ts$/,
  /^domain\/staff\/leaked-passwords\.json$/,
];

interface FoundWord {
  file: string;
  line: number;
  word: string;
  text: string;
}

export function findClinicWords(): FoundWord[] {
  return findWords(Object.values(clinicWords).flat(), productFiles);
}

/** A former clinic's words must be gone from content/ too. */
export function findFormerWords(words: string[]): FoundWord[] {
  const found = [productFiles, contentFiles].flatMap((files) => findWords(words, files));
  return found.sort((first, second) => first.file.localeCompare(second.file));
}

function findWords(words: string[], files: RegExp): FoundWord[] {
  // The package of a font is named after its script.
  const pattern = new RegExp(
    `(?<![a-z\\d.]|@fontsource\\S*)(?:${words.map(RegExp.escape).join("|")})`,
    "gi",
  );
  return listFiles(files).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, i) =>
        [...text.matchAll(pattern)].map(([word]) => ({ file, line: i + 1, word, text })),
      ),
  );
}

function listFiles(pattern: RegExp): string[] {
  return globSync(["*", "{app,content,database,domain,scripts,server}/**/*"], { cwd: root })
    .filter((file) => pattern.test(file) && !exemptFiles.some((exempt) => exempt.test(file)))
    .toSorted();
}

if (import.meta.main) {
  const usage = "npm run find-clinic-words -- [FORMER WORD]...";
  const words = readOptions(usage, { allowPositionals: true }).positionals;
  if (words.some((word) => word.trim() === "")) exitWithUsage(usage, "A word is empty.");
  const found = words.length === 0 ? findClinicWords() : findFormerWords(words);
  const lines = found.map(
    ({ file, line, word, text }) => `${file}:${line}: ${word}: ${text.trim().slice(0, 120)}\n`,
  );
  const message =
    words.length === 0
      ? "No word of the clinic is outside content/."
      : "None of these words is left.";
  process.stdout.write(lines.join("") || `${message}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
