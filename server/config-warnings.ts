import { countTypos } from "#domain/records/closest-word.ts";
import { isLoopback, readConfig } from "./config.ts";

/** A warning never contains a value, which may be a password. */
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
  for (const name of new Set(Object.keys(environment)).difference(known)) {
    const intended = [...known].find((candidate) => isSimilar(name, candidate));
    if (intended !== undefined)
      warnings.push(`${name} is not a setting. Should it be ${intended}?`);
    else if (/^(SMTP|MAIL|BACKUP|TRUST)_/.test(name))
      warnings.push(`${name} is not a setting, and has no effect.`);
  }
  if (environment.SITE_URL?.trim().endsWith("/"))
    warnings.push(
      "SITE_URL ends with a slash. In the settings of Caddy that leaves every page but the home page empty: remove it there, too.",
    );
  if (databaseUrl !== undefined && sendsClearText(new URL(databaseUrl)))
    warnings.push(
      "DATABASE_URL names another machine without TLS. Unless the network between them is private, add ?sslmode=verify-full.",
    );
  return warnings;
}

function sendsClearText({ hostname, searchParams }: URL): boolean {
  const mode = searchParams.get("sslmode") ?? "disable";
  return !isLoopback(hostname) && ["disable", "allow", "prefer"].includes(mode);
}

const minLength = 7; // PORT and HOST resemble too many unrelated names
const maxTypos = 2;

/** Two typos cover an extra letter, a missing letter and swapped letters. */
function isSimilar(name: string, known: string): boolean {
  return Math.min(name.length, known.length) >= minLength && countTypos(name, known) <= maxTypos;
}
