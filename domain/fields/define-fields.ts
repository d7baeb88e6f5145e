import {
  blankContent,
  type ChoiceField,
  type ChoicesField,
  type ContentField,
  type ContentFields,
  type ContentValues,
  type DateField,
  type HoursField,
  type ImageField,
  type ListField,
  type NumberField,
  type ReferencesField,
  type TextField,
  type TextsField,
  type ToggleField,
} from "./content-fields.ts";

type Options<Field extends ContentField, Given extends string> = Omit<
  Field,
  "kind" | "blank" | Given
>;

const define =
  <Field extends ContentField, Given extends keyof Field & string = never>(
    given: Pick<Field, "kind" | "blank" | Given>,
  ) =>
  (options: Options<Field, Given>): Field =>
    ({ ...given, ...options }) as Field;

export const text = define<TextField>({ kind: "text", blank: "" });
export const multiline = define<TextField>({ kind: "multiline", blank: "" });
export const richText = define<TextField>({ kind: "richText", blank: "" });
export const url = define<TextField, "limit" | "canBeTried">({
  kind: "url",
  blank: "",
  limit: 500,
  canBeTried: true,
});
export const phone = define<TextField, "limit">({ kind: "phone", blank: "", limit: 40 });
export const email = define<TextField, "limit">({ kind: "email", blank: "", limit: 100 });
export const number = define<NumberField>({ kind: "number", blank: null });
export const money = define<NumberField, "min" | "max" | "unit">({
  kind: "money",
  blank: null,
  min: 0,
  max: 10_000_00,
  unit: "cents",
});
export const date = define<DateField>({ kind: "date", blank: "" });
export const dateTime = define<DateField>({ kind: "dateTime", blank: "" });
export const hoursOfDay = define<HoursField, "maxSpans">({ kind: "hours", blank: [], maxSpans: 4 });
export const image = define<ImageField>({
  kind: "image",
  blank: { src: "", alt: "", focusX: 50, focusY: 50 },
});
export const references = define<ReferencesField>({ kind: "references", blank: [] });
export const texts = define<TextsField>({ kind: "texts", blank: [] });

export function toggle(options: Options<ToggleField, never> & { blank?: boolean }): ToggleField {
  return { kind: "toggle", blank: false, ...options };
}

interface TypedChoiceField<Option extends string> extends Omit<ChoiceField, "blank"> {
  blank: Option;
}

/** The first option is that of a new entry. */
export function choice<const Choices extends Readonly<Record<string, string>>>(
  options: Options<ChoiceField, "options"> & { options: Choices },
): TypedChoiceField<keyof Choices & string> {
  const [first = ""] = Object.keys(options.options);
  return { kind: "choice", blank: first as keyof Choices & string, ...options };
}

interface TypedChoicesField<Option extends string> extends Omit<ChoicesField, "blank"> {
  blank: Option[];
}

export function choices<const Choices extends Readonly<Record<string, string>>>(
  options: Options<ChoicesField, "options"> & { options: Choices },
): TypedChoicesField<keyof Choices & string> {
  return { kind: "choices", blank: [], ...options };
}

interface TypedListField<Fields extends ContentFields> extends Omit<ListField, "fields" | "blank"> {
  fields: Fields;
  blank: ContentValues<Fields>[];
}

export function list<Fields extends ContentFields>(
  options: Options<ListField, "fields" | "fixed"> & { fields: Fields; fixed?: readonly string[] },
): TypedListField<Fields> {
  const blank = (options.fixed ?? []).map(() => blankContent(options.fields));
  return { kind: "list", blank, ...options };
}
