import sanitizeHtml from "sanitize-html";
import { cleanLink } from "./clean-link.ts";

const internalPath = /^\/(?!\/)/;
const uploadPath = /^\/uploads\/[\w.-]+$/;
const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"];

/** Allows the few tags that staff need, and nothing that could run or load from elsewhere. */
export function sanitizeParagraph(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...blocks,
      ...["br", "strong", "em", "b", "i", "u", "s", "span", "a", "img", "hr"],
    ],
    allowedAttributes: {
      ...Object.fromEntries([...blocks, "span"].map((tag) => [tag, ["lang"]])),
      a: ["href", "title", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      "*": (tagName, { lang = "", ...attribs }) => ({
        tagName,
        attribs: isLanguageTag(lang) ? { ...attribs, lang } : attribs,
      }),
      a: (tagName, attribs) => ({ tagName, attribs: toLinkAttributes(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      // A span is only allowed to mark the language of its text.
      if (tag === "span" && attribs.lang === undefined) return "excludeTag";
      return tag === "img" && !uploadPath.test(attribs.src ?? "");
    },
  });
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
