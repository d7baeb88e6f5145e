import type { TSchema } from "typebox";
import { type Field, type FieldErrors, getRequiredMessage } from "./field-list.ts";

export interface AnySchema extends TSchema {
  type?: string;
  properties?: Record<string, AnySchema>;
  items?: AnySchema;
  field?: Field;
  title?: string;
  default?: unknown;
  maxItems?: number;
}

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

export function recordError(schema: AnySchema, error: SchemaError, errors: FieldErrors): void {
  const missingProperties = (error.params as { requiredProperties?: string[] }).requiredProperties;
  const [name, index, inner] = error.instancePath.split("/").slice(1);
  if (name === undefined) {
    for (const missingName of missingProperties ?? [])
      errors[missingName] ??= getMissingMessage(schema.properties?.[missingName], missingName);
    if (missingProperties === undefined) errors.body ??= notJsonMessage;
    return;
  }
  const property = schema.properties?.[name];
  if (property?.type === "array" && index !== undefined) {
    const itemProperty = inner === undefined ? undefined : property.items?.properties?.[inner];
    const message = getErrorMessage(itemProperty, error.keyword, inner ?? "this");
    errors[name] ??= getItemLabel(property, Number(index)) + message;
    return;
  }
  errors[name] ??= getErrorMessage(property, error.keyword, name);
}

export const notJsonMessage = "Please send the fields as a JSON object, in UTF-8.";

/** For example "Section 2: ". */
export function getItemLabel({ items }: AnySchema, index: number): string {
  return `${items?.title ?? "Entry"} ${index + 1}: `;
}

function getMissingMessage(property: AnySchema | undefined, name: string): string {
  return property?.field
    ? getRequiredMessage(property.field)
    : `${property?.title ?? name} is missing.`;
}

function getErrorMessage(property: AnySchema | undefined, keyword: string, name: string): string {
  const label = property?.title ?? name;
  if (keyword === "maxItems") return `${label} can have ${property?.maxItems} entries at most.`;
  if (keyword === "type" && property?.type === "string") return `${label} should be text.`;
  return `${label} is not valid.`;
}
