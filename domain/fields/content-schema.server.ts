import Type, { type TObject, type TObjectOptions, type TSchema } from "typebox";
import type { ContentField, ContentFields } from "./content-fields.ts";

/** For the API document; `parseContent` validates, because its errors name fields at any depth. */
export function contentSchema(fields: ContentFields, options: TObjectOptions = {}): TObject {
  const properties = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return Type.Object(Object.fromEntries(properties), options);
}

/** The API leaves the validation of such a body to the domain. A symbol is not in the document. */
export const isValidatedByDomain = Symbol("isValidatedByDomain");
export const validatedByDomain = { [isValidatedByDomain]: true };

/** Fields that are left out of a change keep their value. */
export function contentPatchSchema(fields: ContentFields, schemaName: string): TObject {
  const { properties } = Type.Partial(contentSchema(fields));
  const updated_at = Type.Optional(
    Type.String({ description: "The revision that the change is based on" }),
  );
  return Type.Object({ ...properties, updated_at }, { schemaName, ...validatedByDomain });
}

function fieldSchema(field: ContentField): TSchema {
  const title = field.label;
  switch (field.kind) {
    case "toggle":
      return Type.Boolean({ title });
    case "choice":
      return chooseOne(Object.keys(field.options), title);
    case "choices":
    case "references":
      return Type.Array(Type.String(), { title });
    case "texts":
      return Type.Array(Type.String({ maxLength: field.limit }), { title, maxItems: field.max });
    case "number":
    case "money":
      return Type.Union([Type.Integer({ minimum: field.min, maximum: field.max }), Type.Null()], {
        title,
        description: `In ${field.unit}`,
      });
    case "hours":
      return Type.Array(Type.Object({ opens: Type.Integer(), closes: Type.Integer() }), {
        title,
        maxItems: field.maxSpans,
        description: "In minutes from midnight",
      });
    case "image":
      return Type.Object(
        {
          src: Type.String(),
          alt: Type.String(),
          focusX: Type.Number({ description: "In per cent from the left" }),
          focusY: Type.Number({ description: "In per cent from the top" }),
        },
        { title },
      );
    case "list":
      return Type.Array(contentSchema(field.fields), { title, maxItems: field.max });
    case "date":
    case "dateTime":
      return Type.String({ title, description: "In the clinic's time zone" });
    default:
      return Type.String({ title, maxLength: field.limit });
  }
}

/** A union of one option is not a valid description of an API. */
function chooseOne(options: string[], title: string): TSchema {
  const [first = "", ...others] = options;
  if (others.length === 0) return Type.Literal(first, { title });
  return Type.Union(
    options.map((option) => Type.Literal(option)),
    { title },
  );
}
