import type { MarkedPage } from "./context.ts";

/**
 * Extracts the inline scripts that carry the nonce of this render, and removes the nonce so that the
 * page can be cached for everyone. A script that was injected into the HTML cannot know the nonce, so
 * its hash is not in the CSP and the browser blocks it.
 */
export function readMarkedScripts(marked: string, nonce: string): MarkedPage {
  const attribute = ` nonce="${nonce}"`;
  const html: string[] = [];
  const scripts: string[] = [];
  let position = 0;
  while (true) {
    const found = marked.indexOf(attribute, position);
    if (found < 0) break;
    html.push(marked.slice(position, found));
    position = found + attribute.length;
    const tag = marked.slice(marked.lastIndexOf("<", found), marked.indexOf(">", position) + 1);
    if (!tag.startsWith("<script ") || tag.includes(" src=")) continue;
    const start = marked.indexOf(">", position) + 1;
    scripts.push(marked.slice(start, marked.indexOf("</script>", start)));
  }
  html.push(marked.slice(position));
  return { html: html.join(""), scripts };
}
