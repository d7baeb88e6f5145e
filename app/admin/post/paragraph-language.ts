import { Extension, Mark, mergeAttributes } from "@tiptap/core";

/** Which language words are in, where it is another than the page's: `<span lang="tl">`. */
export const WordLanguage = Mark.create({
  name: "language",
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: "span[lang]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", mergeAttributes(HTMLAttributes), 0],
});

const blocks = ["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote"];

/** The same of whole lines. */
export const BlockLanguage = Extension.create({
  name: "blockLanguage",
  addGlobalAttributes: () => [{ types: blocks, attributes: { lang: { default: null } } }],
});
