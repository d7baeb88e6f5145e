import type { TimeSpan } from "./time-of-day.ts";

/**
 * The fields of clinic content: plain data, from which the type, the schema, the validation and the
 * staff form follow. `blank` is the value of a new entry, and of a stored entry that is older than
 * the field; its type is the type of the field's values.
 */
interface FieldBase<Value> {
  label: string;
  blank: Value;
  /** A sentence below the control. */
  help?: string;
  required?: boolean;
  /** The form shows it only if the choice beside it has this value. */
  onlyIf?: { name: string; is: string | boolean };
  /** A duplicate begins without it. */
  isOwn?: boolean;
}

export const textKinds = ["text", "multiline", "richText", "url", "phone", "email"] as const;

export interface TextField extends FieldBase<string> {
  kind: (typeof textKinds)[number];
  /** In Unicode code points. */
  limit: number;
  /** The form warns of words that the colleges' advertising rules forbid. */
  isAdvertising?: boolean;
  /** The form offers to open the address. */
  canBeTried?: boolean;
  /** The form proposes those of the choice beside it. */
  suggestions?: { choice: string; texts: Readonly<Record<string, readonly string[]>> };
}

export interface ChoiceField extends FieldBase<string> {
  kind: "choice";
  options: Readonly<Record<string, string>>;
}

/** Several choices of a few. */
export interface ChoicesField extends FieldBase<string[]> {
  kind: "choices";
  options: Readonly<Record<string, string>>;
  /** The options are the days of the week: the form does not offer those on which the clinic is closed. */
  isWeekdays?: boolean;
  closed?: readonly string[];
}

export interface ToggleField extends FieldBase<boolean> {
  kind: "toggle";
}

/** Null means that the number is not given. */
export interface NumberField extends FieldBase<number | null> {
  kind: "number" | "money";
  min: number;
  max: number;
  /** For example "minutes". Money is in cents. */
  unit: string;
}

/** A calendar day such as "2026-12-24", or a local date and time such as "2026-12-24T12:00". */
export interface DateField extends FieldBase<string> {
  kind: "date" | "dateTime";
  /** In a new entry it is this many days after the date in that field, or after today. */
  proposal?: { after: string; days: number };
}

export interface HoursField extends FieldBase<TimeSpan[]> {
  kind: "hours";
  maxSpans: number;
}

export interface ContentImage {
  /** A path under /uploads/, the name of one of the site's own pictures, or empty. */
  src: string;
  alt: string;
  /** The point of the picture that every crop keeps, in per cent from the left and from the top. */
  focusX: number;
  focusY: number;
}

export interface ImageField extends FieldBase<ContentImage> {
  kind: "image";
}

/** The keys of entries of another collection. */
export interface ReferencesField extends FieldBase<string[]> {
  kind: "references";
  to: string;
  max: number;
}

/** A list of short texts, such as languages. */
export interface TextsField extends FieldBase<string[]> {
  kind: "texts";
  itemLabel: string;
  limit: number;
  max: number;
}

export interface ListField extends FieldBase<unknown[]> {
  kind: "list";
  itemLabel: string;
  fields: ContentFields;
  max: number;
  /** The names of its entries, if nobody can add or remove one. */
  fixed?: readonly string[];
  /** By name: indexes of a fixed list to which the hours of one entry can be copied at once. */
  groups?: Readonly<Record<string, readonly number[]>>;
  /** An entry is over when the first of these dates that is not empty has passed. */
  endDates?: readonly string[];
  /** The date on which staff last looked at an entry, and the words that renew it in all of them. */
  review?: { date: string; renewLabel: string };
}

export type ContentField =
  | TextField
  | ChoiceField
  | ChoicesField
  | ToggleField
  | NumberField
  | DateField
  | HoursField
  | ImageField
  | ReferencesField
  | TextsField
  | ListField;

export type ContentFields = Readonly<Record<string, ContentField>>;

export type ContentValues<Fields extends ContentFields> = {
  [Name in keyof Fields]: Fields[Name]["blank"];
};

type Options<Field extends ContentField, Given extends string> = Omit<
  Field,
  "kind" | "blank" | Given
>;

export const text = (options: Options<TextField, never>): TextField => ({
  kind: "text",
  blank: "",
  ...options,
});
export const multiline = (options: Options<TextField, never>): TextField => ({
  kind: "multiline",
  blank: "",
  ...options,
});
export const richText = (options: Options<TextField, never>): TextField => ({
  kind: "richText",
  blank: "",
  ...options,
});
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
): ToggleField => ({
  kind: "toggle",
  blank: false,
  ...options,
});
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
export const date = (options: Options<DateField, never>): DateField => ({
  kind: "date",
  blank: "",
  ...options,
});
export const dateTime = (options: Options<DateField, never>): DateField => ({
  kind: "dateTime",
  blank: "",
  ...options,
});
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

export function blankContent<Fields extends ContentFields>(fields: Fields): ContentValues<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    structuredClone(field.blank),
  ]);
  return Object.fromEntries(entries) as ContentValues<Fields>;
}

/** Gives a stored value the fields that are newer than it, at any depth, and drops removed ones. */
export function completeContent<Fields extends ContentFields>(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): ContentValues<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    completeField(field, stored[name] ?? structuredClone(field.blank)),
  ]);
  return Object.fromEntries(entries) as ContentValues<Fields>;
}

function completeField(field: ContentField, value: unknown): unknown {
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item) => completeContent(field.fields, item));
  if (field.kind === "image") return { ...field.blank, ...(value as object) };
  return value;
}
