import { formatSpans } from "#domain/clinic/open-state.ts";
import {
  type ContentField,
  type ContentFields,
  type ContentImage,
  isShown,
  type ReferencesField,
} from "#domain/fields/content-fields.ts";
import { stripTags } from "#domain/fields/escape-html.ts";
import type { TimeSpan } from "#domain/fields/time-of-day.ts";
import { notATime } from "./span-edits.ts";

export type ContentRecord = Record<string, unknown>;

/** An unreadable number stays as text, which an autosave can store; null if nothing is typed. */
export type TypedNumber = number | string | null;

/** By the kind that a field refers to: the label of each of its keys. */
export type ReferenceLabels = Record<string, Record<string, string>>;

/** A value as text, for the comparison of two versions. */
export function describeValue(
  field: ContentField,
  value: unknown,
  labels: ReferenceLabels = {},
): string {
  switch (field.kind) {
    case "choice":
      return field.options[String(value)] ?? "";
    case "choices":
      return (value as string[]).map((choice) => field.options[choice] ?? choice).join(", ");
    case "toggle":
      return value ? "On" : "Off";
    case "money":
      return formatMoney(value as TypedNumber);
    case "number":
      return Number.isInteger(value)
        ? `${value} ${field.unit}`
        : formatNumber(value as TypedNumber);
    case "date":
    case "dateTime":
      return formatLocalDate(String(value));
    case "hours":
      return formatReadSpans(value as TimeSpan[]);
    case "image":
      return describeImage(value as ContentImage);
    case "references":
      return describeReferences(field, value as string[], labels);
    case "texts":
      return (value as string[]).join("\n");
    case "list":
      return (value as ContentRecord[])
        .map((item, i) => {
          const name = field.fixed?.[i];
          const text = describeItem(field.fields, item, labels);
          return name === undefined ? text : `${name}: ${text}`;
        })
        .join(field.fixed ? "\n" : "\n\n");
    default:
      return String(value ?? "");
  }
}

/** The fields of one entry of a list, without those that the form does not show. */
export function describeItem(
  fields: ContentFields,
  item: ContentRecord,
  labels: ReferenceLabels,
): string {
  return listShownFields(fields, item)
    .map(([name, field]) => {
      const value = item[name] ?? field.blank;
      // Among other values, "Off" would say nothing.
      if (field.kind === "toggle") return value ? field.label : "";
      return describeValue(field, value, labels);
    })
    .filter((text) => text !== "")
    .join("\n");
}

/** One line that tells an entry of a list from the others. */
export function summarizeItem(
  fields: ContentFields,
  item: ContentRecord,
  labels: ReferenceLabels = {},
): string {
  return listSummaryParts(fields, item, labels).slice(0, maxSummaryParts).join(" · ");
}

/** The first part of the summary: enough to say which entry of a list is meant. */
export function nameItem(
  fields: ContentFields,
  item: ContentRecord,
  labels: ReferenceLabels = {},
): string {
  return listSummaryParts(fields, item, labels)[0] ?? "";
}

const maxSummaryParts = 4;

function listSummaryParts(
  fields: ContentFields,
  item: ContentRecord,
  labels: ReferenceLabels,
): string[] {
  return listShownFields(fields, item)
    .filter(([, { kind }]) => kind !== "list" && kind !== "toggle")
    .map(([name, field]) => {
      const value = item[name] ?? field.blank;
      return field.kind === "texts"
        ? joinSentences(value as string[])
        : describeValue(field, value, labels);
    })
    .map((text) => stripTags(text).trim())
    .filter((text) => text !== "");
}

function joinSentences(texts: string[]): string {
  return texts.join(", ").replace(/(?<=\p{Ll}[.!?]),/gu, "");
}

export function listImageSources(fields: ContentFields, value: ContentRecord): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = value[name] ?? field.blank;
    if (field.kind === "image") return [(inner as ContentImage).src];
    if (field.kind !== "list") return [];
    return (inner as ContentRecord[]).flatMap((entry) => listImageSources(field.fields, entry));
  });
}

/** Undefined for an empty source. `ownUrls` has the pictures that belong to the site. */
export function getPictureUrl(src: string, ownUrls: Record<string, string>): string | undefined {
  return src.startsWith("/") ? src : ownUrls[src];
}

export function listShownFields(
  fields: ContentFields,
  item: ContentRecord,
): [name: string, field: ContentField][] {
  return Object.entries(fields).filter(([, field]) => isShown(field, fields, item));
}

/** Cents as people write dollars: 95, 95.50. Empty if there is no amount. */
export function formatAmount(cents: TypedNumber): string {
  if (typeof cents === "string") return cents;
  if (cents === null || !Number.isInteger(cents)) return "";
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Null if empty, the text itself if it is no amount. A comma separates thousands only: 95,50 is not 9,550. */
export function parseAmount(text: string): TypedNumber {
  const compact = text.replace(/[\s$]|,(?=\d{3}(?!\d))/g, "");
  if (compact === "") return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(compact) ? Math.round(Number(compact) * 100) : text;
}

export function formatNumber(value: TypedNumber): string {
  return value === null || Number.isNaN(value) ? "" : String(value);
}

export function parseNumber(text: string): TypedNumber {
  const compact = text.replace(/\s/g, "");
  if (compact === "") return null;
  return Number.isNaN(Number(compact)) ? text : Number(compact);
}

/** Empty while a time cannot be read. */
function formatReadSpans(spans: TimeSpan[]): string {
  const areRead = spans.every(({ opens, closes }) => opens !== notATime && closes !== notATime);
  return areRead ? formatSpans(spans) : "";
}

function formatMoney(cents: TypedNumber): string {
  const amount = formatAmount(cents);
  return typeof cents === "number" && amount !== "" ? `$${amount}` : amount;
}

/** For example "Thu, Dec 24, 2026" or "Thu, Dec 24, 2026, 12:00 PM"; the text itself if it is no date. */
export function formatLocalDate(text: string): string {
  const date = new Date(text.length > 10 ? `${text}Z` : `${text}T00:00Z`);
  if (text === "" || Number.isNaN(date.getTime())) return text;
  const format = text.length > 10 ? dateTimeFormat : dateFormat;
  return format.format(date).replaceAll("\u202f", " ");
}

const dateOptions = {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
} as const;
const dateFormat = new Intl.DateTimeFormat("en-US", dateOptions);
const dateTimeFormat = new Intl.DateTimeFormat("en-US", {
  ...dateOptions,
  hour: "numeric",
  minute: "2-digit",
});

function describeImage({ src, alt, focusX, focusY }: ContentImage): string {
  if (src === "") return "";
  const focus = focusX === 50 && focusY === 50 ? "" : `\nFocal point: ${focusX}, ${focusY}`;
  return `${alt || "A picture without a description"}${focus}`;
}

function describeReferences({ to }: ReferencesField, keys: string[], labels: ReferenceLabels) {
  return keys.map((key) => labels[to]?.[key] ?? key).join(", ");
}
