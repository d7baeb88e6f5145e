/** TypeScript's DOM types do not have this API. */
interface TrustedTypesWindow {
  trustedTypes?: {
    defaultPolicy: unknown;
    createPolicy: (
      name: "default",
      rules: { createHTML: (html: string, type?: string, sink?: string) => string | null },
    ) => unknown;
  };
}

/** Any other tag or attribute could run scripts or load something. */
const allowedTags = new Set(
  "P H2 H3 H4 UL OL LI BLOCKQUOTE BR STRONG EM B I U S SPAN A IMG HR DIV PICTURE SOURCE".split(" "),
);
const allowedAttributes = new Set(
  "class dir lang href title rel src alt width height loading srcset sizes type".split(" "),
);
/** React makes its scripts of it when it renders a page anew that the browser has translated. */
const emptyScript = "<script></script>";
const allowedUrl = /^(?:https:|mailto:|tel:|\/(?!\/))/;

/**
 * Under Trusted Types the browser calls this policy before a string becomes HTML. Parsing alone
 * runs nothing, so the editor may parse what is pasted; its schema filters the result. The page
 * itself accepts allowed tags only, and anything else throws at the place that tried to insert it.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  // Hot reload runs this again, and a second default policy would throw.
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", {
    // ProseMirror passes no sink: it parses into a detached document.
    createHTML: (html, _type, sink) =>
      sink === undefined ||
      sink.startsWith("DOMParser ") ||
      html === emptyScript ||
      isAllowedHtml(html)
        ? html
        : null,
  });
}

function isAllowedHtml(html: string): boolean {
  const { head, body } = new DOMParser().parseFromString(html, "text/html");
  if (head.childElementCount > 0 || body.attributes.length > 0) return false;
  return [...body.querySelectorAll("*")].every(
    ({ tagName, attributes }) =>
      allowedTags.has(tagName) &&
      [...attributes].every(
        ({ name, value }) =>
          allowedAttributes.has(name) && (!/^(?:href|src)$/.test(name) || allowedUrl.test(value)),
      ),
  );
}
