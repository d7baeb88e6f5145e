import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clinicWords } from "#content/clinic-words.ts";

const root = join(import.meta.dirname, "..");

const productFiles =
  /^(?:(?:app|server|domain|database|scripts)\/.*|start|package)\.(?:tsx?|js|json)$/;
const exemptFiles = [
  /\.test\.ts$/,
  // The demo is a sample of the first clinic; another one starts with SEED_DEMO=false.
  /^database\/demo\//,
  // A site that was installed long ago has a database of this name.
  /^database\/sqlite\/data-files\.ts$/,
  /^domain\/staff\/leaked-passwords\.json$/,
];

export interface FoundWord {
  file: string;
  line: number;
  word: string;
  text: string;
}

/** The words of the clinic in the code of the product, which may be in content/ alone. */
export function findClinicWords(words = Object.values(clinicWords).flat()): FoundWord[] {
  // The package of a font is named after its script.
  const pattern = new RegExp(`(?<![a-z\\d.]|@fontsource\\S*)(?:${words.join("|")})`, "gi");
  return listProductFiles().flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, i) =>
        [...text.matchAll(pattern)].map(([word]) => ({ file, line: i + 1, word, text })),
      ),
  );
}

function listProductFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((file) => productFiles.test(file) && !exemptFiles.some((pattern) => pattern.test(file)))
    .filter((file) => existsSync(join(root, file)));
}

if (import.meta.main) {
  const found = findClinicWords();
  const lines = found.map(
    ({ file, line, word, text }) => `${file}:${line}: ${word}: ${text.trim().slice(0, 120)}\n`,
  );
  process.stdout.write(lines.join("") || "No word of the clinic is outside content/.\n");
  process.exitCode = found.length === 0 ? 0 : 1;
}
