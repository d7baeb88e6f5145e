import type { Field } from "./field-list.ts";
import type { TimeSpan } from "./time-of-day.ts";

/** Plain data, from which the type, the schema, the validation and the staff form follow. */
interface FieldBase<Value> {
  label: string;
  /** The value in a new entry, and in a stored entry that is older than the field. */
  blank: Value;
  /** A sentence below the control. */
  help?: string;
  required?: boolean;
  /** The form shows it only if the choice beside it has this value, or one of these. */
  onlyIf?: { name: string; is: string | boolean | readonly string[] };
  /** A duplicate does not copy its value. */
  isOwn?: boolean;
}

export interface TextField extends FieldBase<string>, Field {
  kind: "text" | "multiline" | "richText" | "url" | "phone" | "email";
  /** The form warns of words that the colleges' advertising rules forbid. */
  isAdvertising?: boolean;
  /** The form offers to open the address. */
  canBeTried?: boolean;
  /** Texts that the form proposes, by the value of the choice beside it. */
  suggestions?: { choice: string; texts: Readonly<Record<string, readonly string[]>> };
}

export interface ChoiceField extends FieldBase<string> {
  kind: "choice";
  options: Readonly<Record<string, string>>;
}

export interface ChoicesField extends FieldBase<string[]> {
  kind: "choices";
  options: Readonly<Record<string, string>>;
  /** The options are weekdays: the form leaves out those on which the clinic is closed. */
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
  /** The day of something that has happened. */
  isPast?: boolean;
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

export interface TextsField extends FieldBase<string[]> {
  kind: "texts";
  /** As for a text. */
  isAdvertising?: boolean;
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
  /** The date of the last review of an entry, and the label of the button that renews them all. */
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

/** The caller guarantees that each value is one of its field. */
export function mapFields<Fields extends ContentFields>(
  fields: Fields,
  getValue: (field: ContentField, name: string) => unknown,
): ContentValues<Fields> {
  const values = Object.entries(fields).map(([name, field]) => [name, getValue(field, name)]);
  return Object.fromEntries(values) as ContentValues<Fields>;
}

export function isShown(
  { onlyIf }: ContentField,
  fields: ContentFields,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (onlyIf === undefined) return true;
  const { name, is } = onlyIf;
  const value = values[name] ?? fields[name]?.blank;
  return typeof is === "object" ? is.includes(String(value)) : is === value;
}

export function blankContent<Fields extends ContentFields>(fields: Fields): ContentValues<Fields> {
  return mapFields(fields, (field) => structuredClone(field.blank));
}

/** Gives a stored value the fields that are newer than it, at any depth, and drops removed ones. */
export function completeContent<Fields extends ContentFields>(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): ContentValues<Fields> {
  return mapFields(fields, (field, name) =>
    completeField(field, stored[name] ?? structuredClone(field.blank)),
  );
}

function completeField(field: ContentField, value: unknown): unknown {
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item) => completeContent(field.fields, item));
  if (field.kind === "image") return { ...field.blank, ...(value as object) };
  return value;
}
