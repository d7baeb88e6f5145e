import type { FieldList, ValuesOf } from "../field.ts";
import { slugLimit } from "../slug.ts";

const heading = { limit: 200, required: true } as const;
const paragraph = { limit: 5000, required: true, multiline: true } as const;
const meta = { limit: 300, required: true } as const;

/** The sixteen fields of a landing page, as staff fill them in. */
export const locationFields = {
  slug_url: { label: "Slug", limit: slugLimit, required: true, kind: "slug" },
  main_heading: { label: "Main heading", ...heading },
  main_paragraph: { label: "Main paragraph", ...paragraph },
  highlighted_heading: { label: "Highlighted heading", ...heading },
  heading_1: { label: "Heading 1", ...heading },
  heading_2: { label: "Heading 2", ...heading },
  heading_3: { label: "Heading 3", ...heading },
  heading_4: { label: "Heading 4", ...heading },
  paragraph_1: { label: "Paragraph 1", ...paragraph },
  paragraph_2: { label: "Paragraph 2", ...paragraph },
  paragraph_3: { label: "Paragraph 3", ...paragraph },
  paragraph_4: { label: "Paragraph 4", ...paragraph },
  meta_title: { label: "Meta title", ...meta },
  meta_keywords: { label: "Keywords", ...meta },
  meta_link: { label: "Link", ...meta, kind: "link" },
  meta_description: { label: "Description", ...meta },
} as const satisfies FieldList;

export type LocationTexts = ValuesOf<typeof locationFields>;

export interface LocationPage extends LocationTexts {
  location_id: number;
  /** The address: /location/{slug}. */
  slug: string;
  updated_at: string;
}

/** Where a landing page is shown. */
export function locationAddress(slug: string): string {
  return `/location/${encodeURIComponent(slug)}`;
}

/** Don Mills, from don-mills. */
export function areaName(slug: string): string {
  const words = slug.split("-").filter((word) => word !== "");
  return words.map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join(" ");
}
