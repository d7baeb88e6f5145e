import { toClinicDateTime } from "#app/admin/ui/format-date.ts";
import type { FieldList } from "#domain/fields/field-list.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { type PostSection, postFields } from "#domain/posts/post.ts";
import type { ItemKind } from "#domain/records/item.ts";
import type { DescribeEntry, DescribeField } from "./editor-state.ts";

const otherPostLabels: Record<string, string> = {
  published_date: "Date",
  category: "Category",
  status: "Status",
  blogs_content: "Sections",
};

const itemFields: Record<ItemKind, FieldList> = { post: postFields, location: locationFields };

function getFieldLabel(kind: ItemKind, name: string): string {
  return itemFields[kind][name]?.label ?? otherPostLabels[name] ?? name;
}

export function describeItemField<Values extends object>(kind: ItemKind): DescribeField<Values> {
  return (name, values) => ({
    label: getFieldLabel(kind, name),
    text: formatFieldValue(values[name]),
  });
}

/** The sections of a post are its only list. */
export const describeSection: DescribeEntry = (_, section) => ({
  label: `Section: ${(section as PostSection).heading || "without a heading"}`,
  text: formatFieldValue(section),
});

const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*Z?$/;

function formatFieldValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(formatFieldValue).filter(Boolean).join("\n\n");
  if (typeof value === "object")
    return Object.values(value).map(formatFieldValue).filter(Boolean).join("\n");
  const text = String(value);
  if (isoTimestamp.test(text)) return toClinicDateTime(text).replace("T", " ");
  return /<[a-z]/i.test(text) ? htmlToText(text) : text;
}

function htmlToText(html: string): string {
  const lines = html
    .replace(/<img\b[^>]*>/gi, "[picture]")
    .replace(/<br\b[^>]*>|<\/(p|li|h[2-4]|blockquote|td|th)>/gi, "\n");
  const text = new DOMParser().parseFromString(lines, "text/html").body.textContent;
  return text.replace(/\n{2,}/g, "\n").trim();
}
