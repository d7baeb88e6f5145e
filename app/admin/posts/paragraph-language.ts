import { Extension, Mark, mergeAttributes } from "@tiptap/core";

export const LanguageMark = Mark.create({
  name: "language",
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: "span[lang]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", mergeAttributes(HTMLAttributes), 0],
});

const blocks = ["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote"];

export const BlockLanguage = Extension.create({
  name: "blockLanguage",
  addGlobalAttributes: () => [
    { types: blocks, attributes: { lang: { default: null }, dir: { default: null } } },
  ],
});
