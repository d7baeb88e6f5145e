import sanitizeHtml from "sanitize-html";
import { cleanLink } from "./clean-link.ts";

const internalPath = /^\/(?!\/)/;
const picturePath = /^\/(?:uploads\/[\w.-]+|pictures\/[\w-]+\/[\w-]+\.webp)$/;
const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"];
const directions = ["rtl", "ltr", "auto"];
const cells = ["td", "th"];
/** Editors lay out the whole table that a span asks for. */
const spanPattern = /^(?:[1-9]|1\d|20)$/;
const startPattern = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** Allows the few tags that staff need, and nothing that could run or load from elsewhere. */
export function sanitizeParagraph(html: string): string {
  const sanitized = sanitizeHtml(html, {
    allowedTags: [
      ...[...blocks, "table", "tbody", "tr", ...cells],
      ...["br", "strong", "em", "b", "i", "u", "s", "span", "a", "img", "hr"],
    ],
    allowedAttributes: {
      ...Object.fromEntries(blocks.map((tag) => [tag, ["lang", "dir"]])),
      ...Object.fromEntries(cells.map((tag) => [tag, ["colspan", "rowspan"]])),
      ol: ["lang", "dir", "start"],
      span: ["lang"],
      a: ["href", "title", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      "*": (tagName, { lang = "", dir = "", ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(isLanguageTag(lang) && { lang }),
          ...(directions.includes(dir) && { dir }),
        },
      }),
      a: (tagName, attribs) => ({ tagName, attribs: toLinkAttributes(attribs) }),
      ol: (tagName, { start = "", ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(startPattern.test(start) && { start }) },
      }),
      td: toCell,
      th: toCell,
    },
    exclusiveFilter: ({ tag, attribs }) => {
      // A span is only allowed to mark the language of its text.
      if (tag === "span" && attribs.lang === undefined) return "excludeTag";
      return tag === "img" && !picturePath.test(attribs.src ?? "");
    },
  });
  return sanitized.includes("<th") ? addHeaderScopes(sanitized) : sanitized;
}

function toCell(tagName: string, { colspan = "", rowspan = "" }: Record<string, string>) {
  return {
    tagName,
    attribs: {
      ...(spanPattern.test(colspan) && { colspan }),
      ...(spanPattern.test(rowspan) && { rowspan }),
    },
  };
}

/** A row of headers names the columns; a header beside other cells names its row. */
function addHeaderScopes(html: string): string {
  return html.replace(/<tr>[\s\S]*?<\/tr>/g, (row) =>
    row.replaceAll("<th", `<th scope="${row.includes("<td") ? "row" : "col"}"`),
  );
}

function toLinkAttributes({ href: typed = "", title }: Record<string, string>) {
  const href = cleanLink(typed);
  return {
    href,
    ...(title === undefined ? {} : { title }),
    ...(internalPath.test(href) ? {} : { rel: "noopener nofollow" }),
  };
}

/** Well-formed by BCP 47, such as tl or fa-IR: screen readers choose a voice by it. */
function isLanguageTag(lang: string): boolean {
  // Most tags have none, and an exception for each of them takes longer than all the rest.
  if (lang === "") return false;
  try {
    return Intl.getCanonicalLocales(lang).length === 1;
  } catch {
    return false;
  }
}
