/** Replaces every `$ref` of an OpenAPI document by the schema that it names. No schema contains itself. */
export function inlineReferences<Document extends object>(document: Document): Document {
  const { components }: { components?: { schemas?: Record<string, unknown> } } = document;
  const schemas = components?.schemas ?? {};
  return JSON.parse(JSON.stringify(document), function inline(_key, value): unknown {
    if (typeof value?.$ref !== "string") return value;
    const schema = schemas[value.$ref.replace("#/components/schemas/", "")];
    return JSON.parse(JSON.stringify(schema), inline);
  });
}
