import { slugPattern } from "./slug.ts";

export interface Field {
  label: string;
  /** In Unicode code points. */
  limit: number;
  required: boolean;
  multiline?: boolean;
  /** Phones keep digits only, letters drop all other characters; a secret is left unchanged. */
  kind?: FieldKind;
  requiredMessage?: string;
}

type FieldKind = "letters" | "html" | "secret" | keyof typeof fieldFormats;

export type FieldList = Readonly<Record<string, Field>>;

export type FieldValues<F extends FieldList> = { [Name in keyof F]: string };

export function blankValues<F extends FieldList>(fields: F): FieldValues<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ""])) as FieldValues<F>;
}

export type FieldErrors = Record<string, string>;

export function toAsciiDigits(text: string): string {
  return text.replace(/\P{Nd}/gu, "").replace(/\p{Nd}/gu, toAsciiDigit);
}

/** Cleans pasted text. NUL stays, to be refused later: PostgreSQL cannot store it. */
export function replaceControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n\0]/gu, " ");
}

/** Copied email addresses often hold zero-width and direction characters. */
export function dropFormatCharacters(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

export function filterInput(field: Field, text: string): string {
  if (field.kind === "phone") return toAsciiDigits(text);
  return field.kind === "letters" ? toLetters(text) : text;
}

/** Joiners stay, because some scripts need them. */
export function toLetters(text: string): string {
  return replaceControlCharacters(text).replace(/[^\p{L}\p{M}\p{Join_Control} ]/gu, "");
}

export const fieldFormats = {
  email: {
    pattern:
      '^[^\\s@,;:<>()\\[\\]"\\\\]+@[^\\s@,;:<>()\\[\\]"\\\\.]+(\\.[^\\s@,;:<>()\\[\\]"\\\\.]+)+$',
    errorMessage: "Please check the email address: a complete one looks like name@example.ca.",
  },
  /** Few countries have shorter numbers, and none with the country code. */
  phone: {
    pattern: "^\\d{7,}$",
    errorMessage: "Please check the phone number: it has fewer than 7 digits.",
  },
  slug: {
    pattern: slugPattern,
    errorMessage: "The address can have letters, digits, hyphens and spaces only.",
  },
  link: {
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

export function getFieldFormat({
  kind,
}: Field): { pattern: string; errorMessage: string } | undefined {
  return kind !== undefined && kind in fieldFormats
    ? fieldFormats[kind as keyof typeof fieldFormats]
    : undefined;
}

export function getRequiredMessage(field: Field): string {
  return field.requiredMessage ?? `${field.label} is missing.`;
}

export function getMaxLengthMessage(field: Field): string {
  return `${field.label} can have ${field.limit} characters at most.`;
}

export function validateField(field: Field, input: string): string | undefined {
  const normalized = replaceControlCharacters(input).trim();
  const value = field.kind === "email" ? dropFormatCharacters(normalized) : normalized;
  if (value === "") return field.required ? getRequiredMessage(field) : undefined;
  if (Array.from(value).length > field.limit) return getMaxLengthMessage(field);
  const format = getFieldFormat(field);
  return format && !new RegExp(format.pattern, "u").test(value) ? format.errorMessage : undefined;
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
