import { count } from "./survey-export.ts";

/** Each is a line of the report; the detail is a name such as that of a shortcode. */
export const noteTexts = {
  embed: "embedded media became links",
  shortcode: "shortcodes of plugins were left out; text between them stayed",
  block: "blocks that WordPress fills when it shows the page were left out",
  "no-script": "scripts, forms and drawings were left out",
  code: "code and preformatted text became plain paragraphs",
  small: "raised and lowered text stands on the line",
  numbering: "numbered lists begin with one and count up",
  definition: "definition lists became paragraphs",
  heading: "headings longer than 200 characters became paragraphs",
  "empty-heading": "headings were left out, as nothing in them can stay",
  http: "links to http:// now begin with https://",
  link: "links that cannot work here became plain text",
  "block-link": "links of headings, tables and other blocks became plain text",
  "old-site": "links to pages and files of the old site stay as they were",
  split: "sections longer than the limit were cut into several",
  title: "titles were shortened, or made from the text where there was none",
  excerpt: "excerpts were shortened to 500 characters",
  introduction: "texts before the first heading stand under the title of the post",
  slug: "addresses were already taken and got a number",
  style: "elements lost colours, sizes, columns or alignment",
} as const;

export type NoteKind = keyof typeof noteTexts;

export class Notes {
  readonly counts = new Map<NoteKind, Map<string, number>>();

  add(kind: NoteKind, detail = ""): void {
    const details = this.counts.get(kind) ?? new Map<string, number>();
    this.counts.set(kind, details);
    count(details, detail);
  }

  merge(other: Notes): void {
    for (const [kind, details] of other.counts) {
      const own = this.counts.get(kind) ?? new Map<string, number>();
      this.counts.set(kind, own);
      for (const [detail, number] of details) count(own, detail, number);
    }
  }
}
