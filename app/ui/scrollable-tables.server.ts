import { escapeHtml } from "#domain/fields/escape-html.ts";

/**
 * Wide tables scroll in a region of their own, which the keyboard reaches and screen readers name.
 * The HTML is sanitized, so matching tags with regular expressions is safe.
 */
export function makeTablesScrollable(html: string, heading: string): string {
  let count = 0;
  return html
    .replace(/<table>/g, (tag) => {
      count += 1;
      const label = heading === "" ? `Table ${count}` : `${heading}, table ${count}`;
      return `<div role="region" tabindex="0" aria-label="${escapeHtml(label)}">${tag}`;
    })
    .replaceAll("</table>", "</table></div>");
}
