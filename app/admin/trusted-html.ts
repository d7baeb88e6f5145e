/** As far as we use it; TypeScript's DOM has no types of it. */
interface TrustedTypesWindow {
  trustedTypes?: {
    defaultPolicy: unknown;
    createPolicy: (
      name: "default",
      rules: { createHTML: (html: string, type?: string, sink?: string) => string | null },
    ) => unknown;
  };
}

/** The tags and attributes of text that the site shows; everything else could act. */
const plainTags = new Set(
  "P H2 H3 H4 UL OL LI BLOCKQUOTE BR STRONG EM B I U S SPAN A IMG HR DIV PICTURE SOURCE".split(" "),
);
const plainAttributes = new Set(
  "class dir lang href title rel src alt width height loading srcset sizes type".split(" "),
);
const plainUrl = /^(?:https:|mailto:|tel:|\/(?!\/))/;

/**
 * Under Trusted Types the browser asks this before a text becomes HTML. Parsing alone runs nothing:
 * the editor reads what is pasted that way, and takes from it what its schema has. Into the page
 * itself comes plain text with plain tags only; a refusal is an error where it happened.
 */
export function guardHtml(): void {
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  // Hot reload runs this once more, and there can be one such policy only.
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", {
    // ProseMirror asks without a sink, for a document of its own that it only reads.
    createHTML: (html, _type, sink) =>
      sink === undefined || sink.startsWith("DOMParser ") || isPlainHtml(html) ? html : null,
  });
}

export function isPlainHtml(html: string): boolean {
  const { head, body } = new DOMParser().parseFromString(html, "text/html");
  if (head.childElementCount > 0 || body.attributes.length > 0) return false;
  return [...body.querySelectorAll("*")].every(
    ({ tagName, attributes }) =>
      plainTags.has(tagName) &&
      [...attributes].every(
        ({ name, value }) =>
          plainAttributes.has(name) && (!/^(?:href|src)$/.test(name) || plainUrl.test(value)),
      ),
  );
}
