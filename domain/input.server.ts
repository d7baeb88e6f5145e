import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import Value from "typebox/value";
import {
  emailPattern,
  emailSentence,
  type Field,
  type FieldErrors,
  type FieldList,
  keepDigits,
  keepLetters,
  missingSentence,
  tooLongSentence,
  type ValuesOf,
} from "./field.ts";

export type ReadInput<T> = { value: T } | { errors: FieldErrors };

/** The schema of a field list; `field` travels along so that refusals can speak of it. */
export function fieldSchema(field: Field): TSchema {
  const schema = Type.String({
    title: field.label,
    maxLength: field.limit,
    ...(field.required ? { minLength: 1 } : {}),
    ...(field.kind === "email" ? { pattern: emailPattern } : {}),
    field,
  });
  return field.required ? schema : Type.Optional(schema);
}

export function inputSchema(fields: FieldList, others: TProperties = {}): TObject {
  const own = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return Type.Object({ ...Object.fromEntries(own), ...others });
}

/**
 * A reader for a schema. It drops fields the schema does not name, tidies texts (NFC, trimmed, line
 * breaks as \n, what their kind drops), then checks. Optional fields of a list come back as "".
 */
export function inputReader<T>(schema: TObject): (input: unknown) => ReadInput<T> {
  const check = Compile(schema);
  return (input) => {
    const errors: FieldErrors = {};
    const value = tidy(schema, input, "", errors);
    if (Object.keys(errors).length > 0) return { errors };
    if (check.Check(value)) return { value: value as T };
    for (const problem of check.Errors(value)) describe(schema, problem, errors);
    return { errors };
  };
}

/** A reader for a plain list of fields. */
export function fieldReader<F extends FieldList>(fields: F) {
  return inputReader<ValuesOf<F>>(inputSchema(fields));
}

/** Query and path parameters arrive as text: "3" is taken for 3 where a number is due. */
export function parameterReader(schema: TSchema): (input: unknown) => ReadInput<unknown> {
  const check = Compile(schema);
  return (input) => {
    const value = Value.Clean(
      schema,
      Value.Convert(schema, structuredClone({ ...(input as object) })),
    );
    if (check.Check(value)) return { value };
    const errors: FieldErrors = {};
    for (const problem of check.Errors(value)) describe(schema, problem, errors);
    return { errors };
  };
}

interface StringSchema extends TSchema {
  type?: string;
  properties?: Record<string, StringSchema>;
  items?: StringSchema;
  field?: Field;
  title?: string;
}

function tidy(schema: StringSchema, input: unknown, path: string, errors: FieldErrors): unknown {
  if (schema.type === "object" && isRecord(input)) {
    const known = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const given = Object.hasOwn(input, name) ? input[name] : undefined;
      const value = given === undefined && property.field?.required === false ? "" : given;
      return [name, tidy(property, value, path === "" ? name : path, errors)];
    });
    return Object.fromEntries(known.filter(([, value]) => value !== undefined));
  }
  if (schema.type === "array" && Array.isArray(input))
    return input.map((item) => tidy(schema.items ?? {}, item, path, errors));
  if (schema.type === "string" && typeof input === "string")
    return tidyText(schema, input, path, errors);
  return input;
}

function tidyText(
  { field, title }: StringSchema,
  input: string,
  path: string,
  errors: FieldErrors,
) {
  const label = field?.label ?? title ?? path;
  if (!input.isWellFormed()) {
    errors[path] = `${label} has characters that are broken. Please type it again.`;
    return input;
  }
  if (field?.kind === "secret") return input;
  const text = input.normalize("NFC").replace(/\r\n?/g, "\n").trim();
  if (field?.kind === "digits") return keepDigits(text);
  if (field?.kind === "letters") return keepLetters(text).trim();
  const controls = field?.multiline ? /[^\P{Cc}\n]/u : /\p{Cc}/u;
  const found = field?.kind === "html" ? text.replaceAll("\t", " ") : text;
  if (controls.test(found)) errors[path] = `${label} has characters that cannot be stored.`;
  return found;
}

interface Problem {
  keyword: string;
  instancePath: string;
  params: object;
}

function describe(schema: StringSchema, problem: Problem, errors: FieldErrors): void {
  const missing = (problem.params as { requiredProperties?: string[] }).requiredProperties;
  const [top] = problem.instancePath.split("/").slice(1);
  if (missing !== undefined && top === undefined) {
    for (const name of missing) errors[name] ??= missingOf(schema.properties?.[name], name);
    return;
  }
  const name = top ?? "body";
  const property = schema.properties?.[name];
  errors[name] ??= sentence(property, problem.keyword, name);
}

function missingOf(property: StringSchema | undefined, name: string): string {
  return property?.field
    ? missingSentence(property.field)
    : `${property?.title ?? name} is missing.`;
}

function sentence(property: StringSchema | undefined, keyword: string, name: string): string {
  const label = property?.title ?? name;
  if (keyword === "minLength") return missingOf(property, name);
  if (keyword === "maxLength" && property?.field) return tooLongSentence(property.field);
  if (keyword === "pattern" && property?.field?.kind === "email") return emailSentence;
  if (keyword === "type" && property?.type === "string") return `${label} should be text.`;
  return `${label} is not valid.`;
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
