import { toClinicDateTime } from "#app/admin/ui/format-date.ts";
import type { FieldList } from "#domain/fields/field-list.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { type PostSection, type PostTexts, postFields } from "#domain/posts/post.ts";
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
    ...(name === coverField ? describeCover(String(values[name])) : describeParts(values[name])),
  });
}

/** The sections of a post are its only list. */
export const describeSection: DescribeEntry = (_, section) => ({
  label: `Section: ${(section as PostSection).heading || "without a heading"}`,
  ...describeParts(section),
});

const coverField: keyof PostTexts = "blog_image";

function describeCover(url: string) {
  return isUpload(url) ? { text: "", pictureUrls: [url] } : { text: url, pictureUrls: [] };
}

function describeParts(value: unknown) {
  return { text: formatFieldValue(value), pictureUrls: listPictures(value).filter(isUpload) };
}

/** The content security policy refuses pictures of other sites. */
function isUpload(url: string): boolean {
  return url.startsWith("/");
}

/** Those within rich text, at any depth. */
function listPictures(value: unknown): string[] {
  if (typeof value === "object" && value !== null)
    return Object.values(value).flatMap(listPictures);
  const html = String(value ?? "");
  return Array.from(html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gi), ([, src = ""]) => src);
}

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
