import { slugPattern } from "./slug.ts";

/** One field that people fill in: from it come the API's schema, the columns and the form. */
export interface Field {
  label: string;
  /** The most it may hold, in characters (Unicode code points). */
  limit: number;
  required: boolean;
  multiline?: boolean;
  /** What else it must be; digits and letters drop the rest, a secret is left as it is. */
  kind?: FieldKind;
  /** The sentence shown where it is required and empty. */
  missing?: string;
}

export type FieldKind = "digits" | "letters" | "html" | "secret" | keyof typeof kindRules;

export type FieldList = Readonly<Record<string, Field>>;

/** The filled-in fields: every one a string. */
export type ValuesOf<F extends FieldList> = { [Name in keyof F]: string };

/** Every field with its default. */
export function blankValues<F extends FieldList>(fields: F): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ""])) as ValuesOf<F>;
}

/** What is wrong with an input: a sentence per field. */
export type FieldErrors = Record<string, string>;

/** As a phone field does: digits only; those of other scripts become 0 to 9. */
export function keepDigits(text: string): string {
  return text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, asciiDigit);
}

/**
 * Tabs and the other control characters, which nobody sees in a pasted text, become spaces. Line
 * breaks stay, and so does NUL, which a text never has and PostgreSQL cannot store.
 */
export function controlsToSpaces(text: string): string {
  return text.replace(/[^\P{Cc}\n\0]/gu, " ");
}

/** Zero-width and direction characters that came along with a copied email address. */
export function dropFormatCharacters(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/** What a field keeps of what is typed into it. */
export function keepTyped(field: Field, text: string): string {
  if (field.kind === "digits") return keepDigits(text);
  return field.kind === "letters" ? keepLetters(text) : text;
}

/** As a name field does: letters and spaces of any script; Gujarati and Farsi need the joiners. */
export function keepLetters(text: string): string {
  return controlsToSpaces(text).replace(/[^\p{L}\p{M}\p{Join_Control} ]/gu, "");
}

/** What a text of a kind looks like, and what to say of one that does not. */
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

/** The rule of a field's kind, if it has one. */
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

/** What is wrong with what is typed into a field, as the server would say it. */
export function problemOf(field: Field, typed: string): string | undefined {
  const tidied = controlsToSpaces(typed).trim();
  const value = field.kind === "email" ? dropFormatCharacters(tidied) : tidied;
  if (value === "") return field.required ? missingSentence(field) : undefined;
  if (Array.from(value).length > field.limit) return tooLongSentence(field);
  const rule = ruleOf(field);
  return rule && !new RegExp(rule.pattern, "u").test(value) ? rule.sentence : undefined;
}

/** The digits of a script stand in rows of ten, each from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
