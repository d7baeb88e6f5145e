import type { Field, FieldValues } from "../fields/field-list.ts";
import { slugLimit } from "../fields/slug-format.ts";

const heading = { limit: 200, required: true } as const;
const paragraph = { limit: 5000, required: true, kind: "multiline" } as const;
const metaText = { limit: 300, required: true } as const;

export const seoGroup = "In search results";

export const locationFields = {
  main_heading: { label: "Main heading", group: "Top of the page", ...heading },
  slug_url: {
    label: "Slug",
    group: "Top of the page",
    limit: slugLimit,
    required: true,
    kind: "slug",
  },
  main_paragraph: { label: "Main paragraph", group: "Top of the page", ...paragraph },
  highlighted_heading: { label: "Highlighted heading", group: "Highlight", ...heading },
  heading_1: { label: "Heading 1", group: "Part 1", ...heading },
  paragraph_1: { label: "Paragraph 1", group: "Part 1", ...paragraph },
  heading_2: { label: "Heading 2", group: "Part 2", ...heading },
  paragraph_2: { label: "Paragraph 2", group: "Part 2", ...paragraph },
  heading_3: { label: "Heading 3", group: "Part 3", ...heading },
  paragraph_3: { label: "Paragraph 3", group: "Part 3", ...paragraph },
  heading_4: { label: "Heading 4", group: "Part 4", ...heading },
  paragraph_4: { label: "Paragraph 4", group: "Part 4", ...paragraph },
  meta_title: { label: "Meta title", group: seoGroup, ...metaText },
  meta_description: { label: "Description", group: seoGroup, ...metaText },
  meta_keywords: { label: "Keywords", group: seoGroup, ...metaText },
  meta_link: { label: "Link", group: seoGroup, ...metaText, kind: "url" },
} as const satisfies Record<string, LocationField>;

interface LocationField extends Field {
  group: string;
}

export const locationFieldNames = Object.keys(locationFields) as (keyof LocationTexts)[];

export type LocationTexts = FieldValues<typeof locationFields>;

export function createLocationTexts(getText: (name: keyof LocationTexts) => string): LocationTexts {
  return Object.fromEntries(
    locationFieldNames.map((name) => [name, getText(name)]),
  ) as LocationTexts;
}

export function getLocationPath(slug: string): string {
  return `/location/${encodeURIComponent(slug)}`;
}

/** Turns "don-mills" into "Don Mills". */
export function formatAreaName(slug: string): string {
  const words = slug.split("-").filter((word) => word !== "");
  return words.map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join(" ");
}
