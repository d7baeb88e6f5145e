import { isLoopback, readConfig } from "./config.ts";

/**
 * Lines about settings that are allowed but probably not meant. None of them holds a value: that may
 * be a password.
 */
export function findConfigWarnings(environment: Record<string, string | undefined>): string[] {
  const known = new Set<string>();
  const { databaseUrl } = readConfig(
    new Proxy(environment, {
      get: (variables, name: string) => {
        known.add(name);
        return variables[name];
      },
    }),
  );
  const warnings: string[] = [];
  for (const name of Object.keys(environment)) {
    const meant = known.has(name) ? undefined : [...known].find((one) => isNearly(name, one));
    if (meant !== undefined) warnings.push(`${name} is not a setting. Should it be ${meant}?`);
    else if (!known.has(name) && /^(SMTP|MAIL)_/.test(name))
      warnings.push(`${name} is not a setting, and has no effect.`);
  }
  if (databaseUrl !== undefined && sendsClearText(new URL(databaseUrl)))
    warnings.push(
      "DATABASE_URL names another machine without TLS. Unless the network between is private, add ?sslmode=verify-full.",
    );
  return warnings;
}

function sendsClearText({ hostname, searchParams }: URL): boolean {
  const mode = searchParams.get("sslmode") ?? "disable";
  return !isLoopback(hostname) && ["disable", "allow", "prefer"].includes(mode);
}

const minLength = 7; // PORT and HOST are like many names that are not ours
const maxEdits = 2;

/** Two edits are a letter too many, one that is missing and a pair that changed places. */
function isNearly(name: string, known: string): boolean {
  if (name.length < minLength || known.length < minLength) return false;
  let row = Array.from({ length: known.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...name].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...known].entries())
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) <= maxEdits;
}
