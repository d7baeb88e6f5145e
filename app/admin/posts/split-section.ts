import { maxSections, type PostSection } from "#domain/posts/post.ts";
import { isBlank } from "./section-values.ts";

/** The sections with one more for each sub-heading of one of them, in place of blank ones. */
export function splitSectionAt(sections: PostSection[], index: number): PostSection[] {
  const following = sections.slice(index + 1);
  const written = following.slice(0, following.findLastIndex((section) => !isBlank(section)) + 1);
  const parts = sections
    .slice(index, index + 1)
    .flatMap((section) => splitSection(section, maxSections - index - written.length));
  const blank = following.slice(written.length + parts.length - 1);
  return [...sections.slice(0, index), ...parts, ...written, ...blank];
}

/** Sub-headings beyond `maxCount` stay in the text of the last section. */
function splitSection({ heading, paragraph }: PostSection, maxCount: number): PostSection[] {
  const { body } = new DOMParser().parseFromString(paragraph, "text/html");
  let last = { heading, nodes: [] as Node[] };
  const parts = [last];
  for (const node of [...body.childNodes]) {
    const text = node.textContent?.trim() ?? "";
    if (/^H[23]$/.test(node.nodeName) && text !== "" && parts.length < maxCount) {
      last = { heading: text, nodes: [] };
      parts.push(last);
    } else last.nodes.push(node);
  }
  return parts
    .map(({ heading, nodes }) => ({ heading, paragraph: serialize(nodes) }))
    .filter((section) => !isBlank(section));
}

function serialize(nodes: Node[]): string {
  const element = document.createElement("div");
  element.append(...nodes);
  return element.innerHTML;
}
