import type { TSchema } from "typebox";
import { type Field, type FieldErrors, missingSentence, ruleOf, tooLongSentence } from "./field.ts";

export interface AnySchema extends TSchema {
  type?: string;
  properties?: Record<string, AnySchema>;
  items?: AnySchema;
  field?: Field;
  title?: string;
  default?: unknown;
  maxItems?: number;
}

interface Problem {
  keyword: string;
  instancePath: string;
  params: object;
}

export function describe(schema: AnySchema, problem: Problem, errors: FieldErrors): void {
  const missing = (problem.params as { requiredProperties?: string[] }).requiredProperties;
  const [name, index, inner] = problem.instancePath.split("/").slice(1);
  if (name === undefined) {
    for (const one of missing ?? []) errors[one] ??= missingOf(schema.properties?.[one], one);
    if (missing === undefined) errors.body ??= "Please send the fields as a JSON object.";
    return;
  }
  const property = schema.properties?.[name];
  if (property?.type === "array" && index !== undefined) {
    const part = inner === undefined ? undefined : property.items?.properties?.[inner];
    const words = sentence(part, problem.keyword, inner ?? "this");
    errors[name] ??= entryInWords(property, Number(index)) + words;
    return;
  }
  errors[name] ??= sentence(property, problem.keyword, name);
}

/** For example "Section 2: ". */
export function entryInWords({ items }: AnySchema, index: number): string {
  return `${items?.title ?? "Entry"} ${index + 1}: `;
}

function missingOf(property: AnySchema | undefined, name: string): string {
  return property?.field
    ? missingSentence(property.field)
    : `${property?.title ?? name} is missing.`;
}

function sentence(property: AnySchema | undefined, keyword: string, name: string): string {
  const label = property?.title ?? name;
  if (keyword === "minLength") return missingOf(property, name);
  if (keyword === "maxLength" && property?.field) return tooLongSentence(property.field);
  if (keyword === "maxItems") return `${label} can have ${property?.maxItems} entries at most.`;
  const rule = property?.field && ruleOf(property.field);
  if (keyword === "pattern" && rule) return rule.sentence;
  if (keyword === "type" && property?.type === "string") return `${label} should be text.`;
  return `${label} is not valid.`;
}
