import { slugPattern } from "./slug.ts";

export interface Field {
  label: string;
  /** In Unicode code points. */
  limit: number;
  required: boolean;
  multiline?: boolean;
  /** Digits and letters drop all other characters; a secret is left unchanged. */
  kind?: FieldKind;
  missing?: string;
}

export type FieldKind = "digits" | "letters" | "html" | "secret" | keyof typeof kindRules;

export type FieldList = Readonly<Record<string, Field>>;

export type ValuesOf<F extends FieldList> = { [Name in keyof F]: string };

export function blankValues<F extends FieldList>(fields: F): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ""])) as ValuesOf<F>;
}

/** One sentence per field. */
export type FieldErrors = Record<string, string>;

export function keepDigits(text: string): string {
  return text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, asciiDigit);
}

/**
 * Pasted text often holds invisible control characters. Line breaks stay, and so does NUL, which is
 * refused later because PostgreSQL cannot store it.
 */
export function controlsToSpaces(text: string): string {
  return text.replace(/[^\P{Cc}\n\0]/gu, " ");
}

/** Copied email addresses often hold zero-width and direction characters. */
export function dropFormatCharacters(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

export function keepTyped(field: Field, text: string): string {
  if (field.kind === "digits") return keepDigits(text);
  return field.kind === "letters" ? keepLetters(text) : text;
}

/** Joiners stay, because Gujarati and Farsi need them. */
export function keepLetters(text: string): string {
  return controlsToSpaces(text).replace(/[^\p{L}\p{M}\p{Join_Control} ]/gu, "");
}

export const kindRules = {
  email: {
    pattern: '^[^\\s@,;:<>()\\[\\]"\\\\]+@[^\\s@,;:<>()\\[\\]"\\\\]+\\.[^\\s@,;:<>()\\[\\]"\\\\]+$',
    sentence: "Please check the email address: a complete one looks like name@example.ca.",
  },
  slug: {
    pattern: slugPattern,
    sentence: "The address can have letters, digits, hyphens and spaces only.",
  },
  link: {
    pattern: "^(/(?![/\\\\])|https?://[^/\\s\\\\])[^\\s\\\\]*$",
    sentence: "This should be a path of the site, such as /blog, or begin with https://.",
  },
  date: {
    pattern:
      "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})?)?$",
    sentence: "Please give the date as year-month-day, such as 2026-03-31.",
  },
} as const;

export function ruleOf({ kind }: Field): { pattern: string; sentence: string } | undefined {
  return kind !== undefined && kind in kindRules
    ? kindRules[kind as keyof typeof kindRules]
    : undefined;
}

export function missingSentence(field: Field): string {
  return field.missing ?? `${field.label} is missing.`;
}

export function tooLongSentence(field: Field): string {
  return `${field.label} can have ${field.limit} characters at most.`;
}

export function problemOf(field: Field, typed: string): string | undefined {
  const tidied = controlsToSpaces(typed).trim();
  const value = field.kind === "email" ? dropFormatCharacters(tidied) : tidied;
  if (value === "") return field.required ? missingSentence(field) : undefined;
  if (Array.from(value).length > field.limit) return tooLongSentence(field);
  const rule = ruleOf(field);
  return rule && !new RegExp(rule.pattern, "u").test(value) ? rule.sentence : undefined;
}

/** Unicode encodes the digits of each script as ten consecutive characters, from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
