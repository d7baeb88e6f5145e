import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Settings } from "typebox/system";
import {
  controlsToSpaces,
  dropFormatCharacters,
  type Field,
  type FieldErrors,
  type FieldList,
  keepDigits,
  keepLetters,
  ruleOf,
} from "./field.ts";
import { type AnySchema, describe, entryInWords } from "./input-errors.server.ts";

// The default maximum is eight errors, and one wrong choice of five values reports six of them:
// later fields would be refused without a sentence.
Settings.Set({ maxErrors: 500 });

export type ReadInput<T> = { value: T } | { errors: FieldErrors };

export function fieldSchema(field: Field): TSchema {
  const rule = ruleOf(field);
  const pattern = rule && (field.required ? rule.pattern : `^$|${rule.pattern}`);
  const schema = Type.String({
    title: field.label,
    maxLength: field.limit,
    ...(field.required ? { minLength: 1 } : { default: "" }),
    ...(pattern === undefined ? {} : { pattern }),
    field,
  });
  return field.required ? schema : Type.Optional(schema);
}

export function inputSchema(fields: FieldList, others: TProperties = {}): TObject {
  const own = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return Type.Object({ ...Object.fromEntries(own), ...others });
}

/** The schema for changes: a field that is left out stays as it is. */
export function changeSchema(schema: TObject, others: TProperties = {}): TObject {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const { default: _, ...kept } = property as TSchema & { default?: unknown };
    return [name, Type.Optional(kept)];
  });
  return Type.Object({ ...Object.fromEntries(properties), ...others });
}

/**
 * Drops fields that the schema does not name, normalizes text (NFC, trimmed, \n line breaks, no
 * control characters, the filter of its kind), fills in defaults, and then validates.
 */
export function inputReader<T>(schema: TObject): (input: unknown) => ReadInput<T> {
  const check = Compile(schema);
  return (input) => {
    const errors: FieldErrors = {};
    const value = tidy(schema, input, { name: "" }, errors);
    if (Object.keys(errors).length > 0) return { errors };
    if (check.Check(value)) return { value: value as T };
    for (const problem of check.Errors(value)) describe(schema, problem, errors);
    return { errors };
  };
}

/** Query and path parameters arrive as text, so "3" counts as an integer. */
export function parameterReader(schema: TObject): (input: unknown) => ReadInput<unknown> {
  const check = Compile(schema);
  return (input) => {
    const errors: FieldErrors = {};
    const value: Record<string, unknown> = {};
    for (const [name, given] of Object.entries(input as object)) {
      const property = schema.properties[name] as AnySchema | undefined;
      if (property === undefined) continue;
      if (typeof given === "string" && (!given.isWellFormed() || /\p{Cc}/u.test(given)))
        errors[name] = `${name} has characters that are not text.`;
      value[name] = property.type === "integer" && isDigits(given) ? Number(given) : given;
    }
    if (Object.keys(errors).length > 0) return { errors };
    if (check.Check(value)) return { value };
    for (const problem of check.Errors(value)) describe(schema, problem, errors);
    return { errors };
  };
}

function isDigits(given: unknown): boolean {
  return typeof given === "string" && /^\d{1,15}$/.test(given);
}

interface Place {
  name: string;
  entry?: string;
}

function tidy(schema: AnySchema, input: unknown, place: Place, errors: FieldErrors): unknown {
  if (schema.type === "object" && isRecord(input)) {
    const known = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const given = Object.hasOwn(input, name) ? input[name] : undefined;
      const inside = place.name === "" ? { name } : place;
      return [name, tidy(property, defaultFor(property, given), inside, errors)];
    });
    return Object.fromEntries(known.filter(([, value]) => value !== undefined));
  }
  if (schema.type === "array" && Array.isArray(input))
    return input.map((item, i) => {
      const entry = entryInWords(schema, i);
      return tidy(schema.items ?? {}, item, { ...place, entry }, errors);
    });
  if (schema.type === "string" && typeof input === "string")
    return tidyText(schema, input, place, errors);
  return input;
}

/** Null is not replaced: it is neither text, number nor list. */
function defaultFor(schema: AnySchema, given: unknown): unknown {
  return given === undefined ? structuredClone(schema.default) : given;
}

function tidyText(schema: AnySchema, input: string, place: Place, errors: FieldErrors) {
  const { field } = schema;
  const label = (place.entry ?? "") + (field?.label ?? schema.title ?? place.name);
  if (!input.isWellFormed()) {
    errors[place.name] = `${label} has broken characters. Please type it again.`;
    return input;
  }
  if (field?.kind === "secret") return input;
  const text = controlsToSpaces(input.normalize("NFC").replace(/\r\n?/g, "\n")).trim();
  if (field?.kind === "digits") return keepDigits(text);
  if (field?.kind === "letters") return keepLetters(text).trim();
  const refused = field?.multiline ? ["\0"] : ["\0", "\n"];
  if (refused.some((character) => text.includes(character)))
    errors[place.name] = `${label} has characters that cannot be stored.`;
  return field?.kind === "email" ? dropFormatCharacters(text) : text;
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
