/** An answer of XML. */
export function xmlAnswer(contentType: string, root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { "content-type": `${contentType}; charset=utf-8` },
  });
}

/** An element whose content is text of anyone's. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

/** Text as XML and HTML may hold it, in an attribute too. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, "")
    .replace(/[&<>"']/g, (character) => escaped[character] ?? "");
}

const escaped: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Staff may paste them, and one of them makes the whole document unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
