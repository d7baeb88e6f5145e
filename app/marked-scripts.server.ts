import type { MarkedPage } from "./context.ts";

/**
 * Reads the inline scripts that carry the nonce of this rendering, and removes the nonce, so that the
 * page is the same for everyone. A script that came into the HTML in any other way cannot know the
 * nonce: it is not among them, and the policy refuses it.
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
