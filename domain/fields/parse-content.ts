import {
  type ContentField,
  type ContentFields,
  type ContentImage,
  type ContentValues,
  mapFields,
  type NumberField,
  type ReferencesField,
  type TextsField,
} from "./content-fields.ts";
import {
  type Field,
  type FieldErrors,
  getRequiredMessage,
  normalizeField,
  validateField,
} from "./field-list.ts";
import { imageAltLimit } from "./image-alt-limit.ts";
import { isRealDate } from "./is-real-date.ts";
import { isRecord } from "./is-record.ts";
import { findSpanError } from "./time-input.ts";
import type { TimeSpan } from "./time-of-day.ts";

type ParsedContent<Fields extends ContentFields> =
  | { value: ContentValues<Fields> }
  | { errors: FieldErrors };

/** Drops unknown fields; missing ones are blank. Errors are keyed by path: "week.0.spans". */
export function parseContent<Fields extends ContentFields>(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): ParsedContent<Fields> {
  const errors: FieldErrors = {};
  const value = parseFields(fields, input, "", errors);
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

function parseFields<Fields extends ContentFields>(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  path: string,
  errors: FieldErrors,
): ContentValues<Fields> {
  return mapFields(fields, (field, name) => {
    const value = Object.hasOwn(input, name) ? input[name] : structuredClone(field.blank);
    return parseField(field, value, path + name, errors);
  });
}

function parseField(
  field: ContentField,
  input: unknown,
  path: string,
  errors: FieldErrors,
): unknown {
  const fail = (message: string, inner = "") => {
    errors[path + inner] ??= message;
    return field.blank;
  };
  const isMissing = input === "" || (Array.isArray(input) && input.length === 0);
  if (isMissing && field.required) return fail(getRequiredMessage(field));
  switch (field.kind) {
    case "choice":
      return typeof input === "string" && Object.hasOwn(field.options, input)
        ? input
        : fail(`Please choose one of the options of ${field.label}.`);
    case "choices":
      return isTextList(input) && input.every((choice) => Object.hasOwn(field.options, choice))
        ? [...new Set(input)]
        : fail(`Please choose from the options of ${field.label}.`);
    case "toggle":
      return typeof input === "boolean" ? input : fail(`${field.label} is either on or off.`);
    case "number":
    case "money":
      if (input === null && !field.required) return null;
      return Number.isInteger(input) && isBetween(Number(input), field.min, field.max)
        ? input
        : fail(getNumberMessage(field));
    case "date":
    case "dateTime":
      if (input === "") return "";
      return typeof input === "string" && datePatterns[field.kind].test(input) && isRealDate(input)
        ? input
        : fail(`Please enter ${field.label} as a date, such as 2026-12-24.`);
    case "hours":
      return parseHours(input, field.maxSpans, fail);
    case "image":
      return parseImage(input, field.required === true, fail);
    case "references":
    case "texts":
      if (!isTextList(input)) return fail(`${field.label} is a list.`);
      if (input.length > field.max) return fail(getTooManyMessage(field));
      return parseTexts(field, input, fail);
    case "list":
      if (!isRecordList(input)) return fail(`${field.label} is a list.`);
      if (field.fixed && input.length !== field.fixed.length)
        return fail(`${field.label} has ${field.fixed.length} entries.`);
      if (input.length > field.max) return fail(getTooManyMessage(field));
      return input.map((item, i) => parseFields(field.fields, item, `${path}.${i}.`, errors));
    default:
      return typeof input === "string"
        ? parseText(field, input, fail)
        : fail(`${field.label} should be text.`);
  }
}

function getTooManyMessage({ label, max }: { label: string; max: number }): string {
  return `${label} can have ${max === 1 ? "one entry" : `${max} entries`} at most.`;
}

function getNumberMessage({ kind, label, unit, min, max }: NumberField): string {
  return kind === "money"
    ? `${label} is an amount in dollars, such as 95 or 95.50.`
    : `${label} is a whole number of ${unit} from ${min} to ${max}.`;
}

type Fail = (message: string, inner?: string) => unknown;

function parseText(field: Field, input: string, fail: Fail): unknown {
  const error = validateField(field, input);
  return error === undefined ? normalizeField(field, input) : fail(error);
}

function parseTexts(field: TextsField | ReferencesField, input: string[], fail: Fail): unknown {
  const item = { label: "This", limit: field.kind === "texts" ? field.limit : 200 };
  for (const [i, text] of input.entries()) {
    const error = validateField(item, text);
    if (error !== undefined) return fail(error, `.${i}`);
  }
  const values = input.map((text) => normalizeField(item, text)).filter((value) => value !== "");
  if (field.required && values.length === 0) return fail(getRequiredMessage(field));
  return [...new Set(values)];
}

function parseHours(input: unknown, maxSpans: number, fail: Fail): unknown {
  if (!isRecordList(input)) return fail("Write a time such as 8:30 AM.");
  if (input.length > maxSpans) return fail(`A day can have ${maxSpans} spans at most.`);
  const spans = input.map(({ opens, closes }) => ({ opens, closes })) as TimeSpan[];
  const error = findSpanError(spans);
  return error ? fail(error.message, `.${error.index}`) : spans;
}

function parseImage(input: unknown, isRequired: boolean, fail: Fail): unknown {
  const { src, alt, focusX = 50, focusY = 50 } = (input ?? {}) as Partial<ContentImage>;
  if (typeof src !== "string" || typeof alt !== "string" || !imagePattern.test(src))
    return fail("Please upload the picture again.");
  if (src === "" && isRequired) return fail("Please choose a picture.");
  const error = validateField(altField, alt);
  if (error !== undefined) return fail(error);
  if (![focusX, focusY].every((percent) => isBetween(Number(percent), 0, 100)))
    return fail("The focal point is outside of the picture.");
  return {
    src,
    alt: normalizeField(altField, alt),
    focusX: Number(focusX),
    focusY: Number(focusY),
  };
}

const altField = { label: "The description", limit: imageAltLimit };
const imagePattern = /^(?:|\/uploads\/[\w.-]{1,100}|[a-z][a-z-]*\/[a-z\d-]+)$/;

const datePatterns = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  dateTime: /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
};

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function isTextList(input: unknown): input is string[] {
  return Array.isArray(input) && input.every((item) => typeof item === "string");
}

function isRecordList(input: unknown): input is Record<string, unknown>[] {
  return Array.isArray(input) && input.every(isRecord);
}
