import Type, {
  type Static,
  type TObject,
  type TObjectOptions,
  type TOptional,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
  type TString,
  type TUnsafe,
} from "typebox";
import { Compile } from "typebox/compile";
import { Settings } from "typebox/system";
import {
  type Field,
  type FieldErrors,
  type FieldList,
  getFieldFormat,
  getRequiredMessage,
  normalizeField,
  validateField,
} from "./field-list.ts";
import { type AnySchema, getItemLabel, recordError } from "./input-errors.server.ts";
import { isRecord } from "./is-record.ts";

// The default maximum is eight errors, and one wrong choice of five values reports six of them:
// later fields would be refused without a sentence.
Settings.Set({ maxErrors: 500 });

export type ParsedInput<T> = { value: T } | { errors: FieldErrors };

/** The parser fills in what is left out, hence text in any case. */
export function fieldSchema(field: Field): TString {
  const format = getFieldFormat(field);
  const pattern = format && (field.required ? format.pattern : `^$|${format.pattern}`);
  const schema = Type.String({
    title: field.label,
    maxLength: field.limit,
    ...(field.required ? { minLength: 1 } : { default: "" }),
    ...(pattern === undefined ? {} : { pattern }),
    field,
  });
  return field.required ? schema : Type.Optional(schema);
}

type NoProperties = Record<never, never>;
type FieldSchemas<F extends FieldList> = { [Name in keyof F]: TString };

export function inputSchema<F extends FieldList, Others extends TProperties = NoProperties>(
  fields: F,
  others?: Others,
  options: TObjectOptions = {},
): TObject<FieldSchemas<F> & Others> {
  const fieldProperties = mapProperties(fields, fieldSchema);
  return Type.Object({ ...fieldProperties, ...(others ?? ({} as Others)) }, options);
}

export function textSchemas<F extends FieldList>(fields: F): FieldSchemas<F> {
  return mapProperties(fields, () => Type.String());
}

/** May be left out: the parser fills in the default of the schema. */
export function withDefault<Schema extends TSchema>(schema: Schema): Schema {
  return Type.Optional(schema) as Schema;
}

export function wordSchema<Word extends string>(
  words: readonly Word[],
  options: TSchemaOptions = {},
): TUnsafe<Word> {
  return Type.Unsafe<Word>(
    Type.Union(
      words.map((word) => Type.Literal(word)),
      options,
    ),
  );
}

function mapProperties<From extends object, To>(
  properties: From,
  map: (property: From[keyof From]) => To,
): { [Name in keyof From]: To } {
  const mapped = Object.entries(properties).map(([name, property]) => [name, map(property)]);
  return Object.fromEntries(mapped);
}

/** For the revision that a change is based on. */
const revision = { updated_at: Type.Optional(Type.String({ title: "updated_at", maxLength: 40 })) };

/** For changes: a field that is left out stays as it is. */
export function patchSchema<Properties extends TProperties>(
  schema: TObject<Properties>,
  options: TObjectOptions,
): TObject<{ [Name in keyof Properties]: TOptional<Properties[Name]> } & typeof revision> {
  const patch = Object.entries(schema.properties).map(([name, property]) => {
    const { default: _, ...optional }: TSchema & { default?: unknown } = property;
    return [name, Type.Optional(optional)];
  });
  return Type.Object({ ...Object.fromEntries(patch), ...revision }, options);
}

/** Drops unknown fields, normalizes and filters texts, fills in defaults, and then validates. */
export function createParser<Schema extends TObject>(
  schema: Schema,
): (input: unknown) => ParsedInput<Static<Schema>> {
  const check = Compile(schema);
  return (input) => {
    const errors: FieldErrors = {};
    const value = normalize(schema, input, { name: "" }, errors);
    if (!check.Check(value))
      for (const schemaError of check.Errors(value)) recordError(schema, schemaError, errors);
    return Object.keys(errors).length > 0 ? { errors } : { value: value as Static<Schema> };
  };
}

/** Query and path parameters arrive as text, so "3" counts as an integer. */
export function createParameterParser(schema: TObject): (input: unknown) => ParsedInput<unknown> {
  const check = Compile(schema);
  return (input) => {
    const errors: FieldErrors = {};
    const value: Record<string, unknown> = {};
    for (const [name, rawValue] of Object.entries(input as object)) {
      const property = schema.properties[name] as AnySchema | undefined;
      if (property === undefined) continue;
      if (typeof rawValue === "string" && (!rawValue.isWellFormed() || /\p{Cc}/u.test(rawValue)))
        errors[name] = `${name} has characters that are not text.`;
      value[name] = property.type === "integer" && isDigits(rawValue) ? Number(rawValue) : rawValue;
    }
    if (!check.Check(value))
      for (const schemaError of check.Errors(value)) recordError(schema, schemaError, errors);
    return Object.keys(errors).length > 0 ? { errors } : { value };
  };
}

function isDigits(rawValue: unknown): boolean {
  return typeof rawValue === "string" && /^\d{1,15}$/.test(rawValue);
}

function normalize(
  schema: AnySchema,
  input: unknown,
  location: { name: string; entry?: string },
  errors: FieldErrors,
): unknown {
  if (schema.type === "object" && isRecord(input)) {
    const normalized = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const rawValue = Object.hasOwn(input, name) ? input[name] : undefined;
      const itemLocation = location.name === "" ? { name } : location;
      return [name, normalize(property, defaultFor(property, rawValue), itemLocation, errors)];
    });
    return Object.fromEntries(normalized.filter(([, value]) => value !== undefined));
  }
  if (schema.type === "array" && Array.isArray(input))
    return input.map((item, i) => {
      const entry = getItemLabel(schema, i);
      return normalize(schema.items ?? {}, item, { ...location, entry }, errors);
    });
  if (schema.type === "string" && typeof input === "string") {
    const { field = { label: schema.title ?? location.name, limit: Infinity } } = schema;
    const isInvisible = field.required && field.kind !== "secret" && !visiblePattern.test(input);
    const error =
      validateField(field, input) ?? (isInvisible ? getRequiredMessage(field) : undefined);
    if (error !== undefined) errors[location.name] ??= (location.entry ?? "") + error;
    return normalizeField(field, input);
  }
  return input;
}

const visiblePattern = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Null is not replaced: it is neither text, number nor list. */
function defaultFor(schema: AnySchema, rawValue: unknown): unknown {
  return rawValue === undefined ? structuredClone(schema.default) : rawValue;
}
