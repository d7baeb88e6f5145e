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

// It stops at the eighth otherwise, and a choice of five words is six: the fields after it would be
// refused without a sentence.
Settings.Set({ maxErrors: 500 });

export type ReadInput<T> = { value: T } | { errors: FieldErrors };

/** The schema of a field; `field` travels along so that refusals can speak of it. */
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

/** For something new: what is required must be there, the rest has its default. */
export function inputSchema(fields: FieldList, others: TProperties = {}): TObject {
  const own = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return Type.Object({ ...Object.fromEntries(own), ...others });
}

/** For a change of something stored: all of it may be left out, and then stays as it is. */
export function changeSchema(schema: TObject, others: TProperties = {}): TObject {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const { default: _, ...kept } = property as TSchema & { default?: unknown };
    return [name, Type.Optional(kept)];
  });
  return Type.Object({ ...Object.fromEntries(properties), ...others });
}

/**
 * A reader for a schema. It drops fields the schema does not name, tidies texts (NFC, trimmed, line
 * breaks as \n, other control characters as spaces, what their kind drops), fills in defaults, then checks.
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

/** Query and path parameters arrive as text: "3" is taken for 3 where a whole number is due. */
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

/** Where an input stands: the field an error is told of, and of a list the entry in words. */
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

/** Only what is left out has a default: null is no text, list or number. */
function defaultFor(schema: AnySchema, given: unknown): unknown {
  return given === undefined ? structuredClone(schema.default) : given;
}

function tidyText(schema: AnySchema, input: string, place: Place, errors: FieldErrors) {
  const { field } = schema;
  const label = (place.entry ?? "") + (field?.label ?? schema.title ?? place.name);
  if (!input.isWellFormed()) {
    errors[place.name] = `${label} has characters that are broken. Please type it again.`;
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
