import type { Field, ValuesOf } from "../field.ts";
import { slugLimit } from "../slug.ts";

const heading = { limit: 200, required: true } as const;
const paragraph = { limit: 5000, required: true, multiline: true } as const;
const meta = { limit: 300, required: true } as const;

export const searchPart = "In search results";

export const locationFields = {
  main_heading: { label: "Main heading", part: "Top of the page", ...heading },
  slug_url: {
    label: "Slug",
    part: "Top of the page",
    limit: slugLimit,
    required: true,
    kind: "slug",
  },
  main_paragraph: { label: "Main paragraph", part: "Top of the page", ...paragraph },
  highlighted_heading: { label: "Highlighted heading", part: "Highlight", ...heading },
  heading_1: { label: "Heading 1", part: "Part 1", ...heading },
  paragraph_1: { label: "Paragraph 1", part: "Part 1", ...paragraph },
  heading_2: { label: "Heading 2", part: "Part 2", ...heading },
  paragraph_2: { label: "Paragraph 2", part: "Part 2", ...paragraph },
  heading_3: { label: "Heading 3", part: "Part 3", ...heading },
  paragraph_3: { label: "Paragraph 3", part: "Part 3", ...paragraph },
  heading_4: { label: "Heading 4", part: "Part 4", ...heading },
  paragraph_4: { label: "Paragraph 4", part: "Part 4", ...paragraph },
  meta_title: { label: "Meta title", part: searchPart, ...meta },
  meta_description: { label: "Description", part: searchPart, ...meta },
  meta_keywords: { label: "Keywords", part: searchPart, ...meta },
  meta_link: { label: "Link", part: searchPart, ...meta, kind: "link" },
} as const satisfies Record<string, LocationField>;

interface LocationField extends Field {
  part: string;
}

export const locationFieldNames = Object.keys(locationFields) as (keyof LocationTexts)[];

export type LocationTexts = ValuesOf<typeof locationFields>;

export interface LocationPage extends LocationTexts {
  location_id: number;
  slug: string;
  updated_at: string;
}

export function fillLocationFields(textOf: (name: keyof LocationTexts) => string): LocationTexts {
  return Object.fromEntries(
    locationFieldNames.map((name) => [name, textOf(name)]),
  ) as LocationTexts;
}

export function locationAddress(slug: string): string {
  return `/location/${encodeURIComponent(slug)}`;
}

/** Turns "don-mills" into "Don Mills". */
export function areaName(slug: string): string {
  const words = slug.split("-").filter((word) => word !== "");
  return words.map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join(" ");
}
