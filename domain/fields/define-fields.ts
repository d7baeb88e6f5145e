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

const defineText =
  (kind: TextField["kind"]) =>
  (options: Options<TextField, never>): TextField => ({ kind, blank: "", ...options });

export const text = defineText("text");
export const multiline = defineText("multiline");
export const richText = defineText("richText");
export const url = (options: Options<TextField, "limit">): TextField => ({
  kind: "url",
  blank: "",
  limit: 500,
  canBeTried: true,
  ...options,
});
export const phone = (options: Options<TextField, "limit">): TextField => ({
  kind: "phone",
  blank: "",
  limit: 40,
  ...options,
});
export const email = (options: Options<TextField, "limit">): TextField => ({
  kind: "email",
  blank: "",
  limit: 100,
  ...options,
});
export const toggle = (
  options: Options<ToggleField, never> & { blank?: boolean },
): ToggleField => ({ kind: "toggle", blank: false, ...options });
export const number = (options: Options<NumberField, never>): NumberField => ({
  kind: "number",
  blank: null,
  ...options,
});
export const money = (options: Options<NumberField, "min" | "max" | "unit">): NumberField => ({
  kind: "money",
  blank: null,
  min: 0,
  max: 10_000_00,
  unit: "cents",
  ...options,
});

const defineDate =
  (kind: DateField["kind"]) =>
  (options: Options<DateField, never>): DateField => ({ kind, blank: "", ...options });

export const date = defineDate("date");
export const dateTime = defineDate("dateTime");
export const hoursOfDay = (options: Options<HoursField, "maxSpans">): HoursField => ({
  kind: "hours",
  blank: [],
  maxSpans: 4,
  ...options,
});
export const image = (options: Options<ImageField, never>): ImageField => ({
  kind: "image",
  blank: { src: "", alt: "", focusX: 50, focusY: 50 },
  ...options,
});
export const references = (options: Options<ReferencesField, never>): ReferencesField => ({
  kind: "references",
  blank: [],
  ...options,
});
export const texts = (options: Options<TextsField, never>): TextsField => ({
  kind: "texts",
  blank: [],
  ...options,
});

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
