import sanitizeHtml from "sanitize-html";

const ourPath = /^\/(?!\/)/;
const uploadPath = /^\/uploads\/[\w.-]+$/;

/** A paragraph of a post: the few tags that staff need, nothing that could run or load elsewhere. */
export function sanitizeParagraph(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...["p", "br", "h2", "h3", "h4", "strong", "em", "b", "i", "u", "s"],
      ...["ul", "ol", "li", "blockquote", "a", "img", "hr"],
    ],
    allowedAttributes: {
      a: ["href", "title", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: {
          href,
          ...(title === undefined ? {} : { title }),
          ...(ourPath.test(href) ? {} : { rel: "noopener nofollow" }),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !uploadPath.test(attribs.src ?? ""),
  });
}
