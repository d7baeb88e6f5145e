import { escapeHtml } from "#domain/fields/escape-html.ts";

export function xmlResponse(contentType: string, root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { "content-type": `${contentType}; charset=utf-8` },
  });
}

export function textElement(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

/** Safe for text and for attributes in double quotes, in XML and HTML. */
export function escapeText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(invalidXmlCharacters, ""));
}

/** Staff may paste these, and a single one makes the whole document invalid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are to be removed.
const invalidXmlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
