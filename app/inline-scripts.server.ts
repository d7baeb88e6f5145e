import type { RenderedPage } from "./context.ts";

/**
 * Extracts the inline scripts that carry the nonce of this render, and removes the nonce so that the
 * page can be cached for everyone. A script that was injected into the HTML cannot know the nonce, so
 * its hash is not in the CSP and the browser blocks it.
 */
export function extractInlineScripts(markedHtml: string, nonce: string): RenderedPage {
  const attribute = ` nonce="${nonce}"`;
  const html: string[] = [];
  const inlineScripts: string[] = [];
  let position = 0;
  while (true) {
    const index = markedHtml.indexOf(attribute, position);
    if (index < 0) break;
    html.push(markedHtml.slice(position, index));
    position = index + attribute.length;
    const tag = markedHtml.slice(
      markedHtml.lastIndexOf("<", index),
      markedHtml.indexOf(">", position) + 1,
    );
    if (!tag.startsWith("<script ") || tag.includes(" src=")) continue;
    const start = markedHtml.indexOf(">", position) + 1;
    inlineScripts.push(markedHtml.slice(start, markedHtml.indexOf("</script>", start)));
  }
  html.push(markedHtml.slice(position));
  return { html: html.join(""), inlineScripts };
}
