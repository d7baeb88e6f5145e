import { slugPattern } from "./slug-format.ts";

export interface Field {
  label: string;
  /** In Unicode code points. */
  limit: number;
  required?: boolean;
  /** Letters and phone digits drop all other characters; a secret is left unchanged. */
  kind?: "text" | "multiline" | "richText" | "letters" | "secret" | keyof typeof fieldFormats;
  requiredMessage?: string;
}

export type FieldList = Readonly<Record<string, Field>>;

export type FieldValues<F extends FieldList> = { [Name in keyof F]: string };

export function blankValues<F extends object>(fields: F): { [Name in keyof F]: string } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ""])) as {
    [Name in keyof F]: string;
  };
}

export type FieldErrors = Record<string, string>;

export function toAsciiDigits(text: string): string {
  return text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, toAsciiDigit);
}

/** The characters that a field takes while somebody types. Joiners are part of some scripts. */
export function filterInput({ kind }: Field, text: string): string {
  if (kind === "phoneDigits") return toAsciiDigits(text);
  return kind === "letters"
    ? replaceControlCharacters(text).replace(/[^\p{L}\p{M}\p{Join_Control} ]/gu, "")
    : text;
}

/** Cleans pasted text. NUL stays, to be refused later: PostgreSQL cannot store it. */
function replaceControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n\0]/gu, " ");
}

export function normalizeField(field: Field, input: string): string {
  const { kind } = field;
  if (kind === "secret") return input;
  // Copied email addresses often hold zero-width and direction characters.
  const text = kind === "email" ? input.replace(/\p{Cf}/gu, "") : input;
  const lines = text.normalize("NFC").replace(/\r\n?/g, "\n");
  const filtered = filterInput(field, replaceControlCharacters(lines)).trim();
  if (kind === "url") return lowerScheme(filtered);
  return kind === "richText" ? removeDerivedAttributes(filtered) : filtered;
}

function lowerScheme(url: string): string {
  return url.replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase());
}

/** Sanitizing adds them again. They do not count towards the limit: what is stored stays valid. */
function removeDerivedAttributes(html: string): string {
  return html.replace(/<(?:a|th)\b[^<>]*>/g, (tag) =>
    tag.replace(/ (?:rel="noopener nofollow"|scope="(?:row|col)")/, ""),
  );
}

interface FieldFormat {
  pattern: string;
  errorMessage: string;
}

export const fieldFormats = {
  email: {
    pattern:
      '^[^\\s@,;:<>()\\[\\]"\\\\]+@[^\\s@,;:<>()\\[\\]"\\\\.]+(\\.[^\\s@,;:<>()\\[\\]"\\\\.]+)+$',
    errorMessage: "Please check the email address: a complete one looks like name@example.ca.",
  },
  /** Few countries have shorter numbers, and none with the country code. */
  phoneDigits: {
    pattern: "^\\d{7,}$",
    errorMessage: "Please check the phone number: it has fewer than 7 digits.",
  },
  phone: {
    pattern: "^(?=(\\D*\\d){7,15}\\D*$)[+\\d().\\- ]+$",
    errorMessage: "Please enter a phone number such as (555) 555-0123.",
  },
  slug: {
    pattern: slugPattern,
    errorMessage: "The address can have letters, digits, hyphens and spaces only.",
  },
  url: {
    pattern: "^(/(?![/\\\\])|https?://[^/\\s\\\\])[^\\s\\\\]*$",
    errorMessage:
      "Please enter a path on this site, such as /blog, or a link that begins with https://.",
  },
  date: {
    pattern:
      "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})?)?$",
    errorMessage: "Please enter the date as year-month-day, such as 2026-03-31.",
  },
} as const;

export function getFieldFormat({ kind = "text" }: Field): FieldFormat | undefined {
  return (fieldFormats as Readonly<Record<string, FieldFormat>>)[kind];
}

export function getRequiredMessage(field: Pick<Field, "label" | "requiredMessage">): string {
  return field.requiredMessage ?? `${field.label} is missing.`;
}

export function getMaxLengthMessage(field: Field): string {
  return `${field.label} can have ${field.limit} characters at most.`;
}

export function validateField(field: Field, input: string): string | undefined {
  const value = normalizeField(field, input);
  if (/\p{Cs}/u.test(input) || (hasLines(field) ? /\0/ : /[\0\n]/).test(value))
    return `${field.label} has characters that cannot be stored. Please type it again.`;
  if (value === "") return field.required ? getRequiredMessage(field) : undefined;
  if (value.length > field.limit && Array.from(value).length > field.limit)
    return getMaxLengthMessage(field);
  const format = getFieldFormat(field);
  return format && !new RegExp(format.pattern, "u").test(value) ? format.errorMessage : undefined;
}

function hasLines({ kind }: Field): boolean {
  return kind === "multiline" || kind === "richText" || kind === "secret";
}

export function validateFields(fields: FieldList, values: FieldValues<FieldList>): FieldErrors {
  return collectErrors(fields, (name, field) => validateField(field, values[name] ?? ""));
}

/** A response may name other fields, so only those of this list are kept, in its order. */
export function pickErrors(fields: FieldList, errors: FieldErrors = {}): FieldErrors {
  return collectErrors(fields, (name) => errors[name]);
}

function collectErrors(
  fields: FieldList,
  findError: (name: string, field: Field) => string | undefined,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    const error = findError(name, field);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** Unicode encodes the digits of each script as ten consecutive characters, from its zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
