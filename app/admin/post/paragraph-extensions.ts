import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { ClaimMarks } from "./claim-marks.ts";
import { BlockLanguage, WordLanguage } from "./paragraph-language.ts";
import { isKeptLink } from "./paragraph-links.ts";

/** Accepts only images uploaded to this site. */
const UploadedImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "img[src^='/uploads/']" }],
  addInputRules: () => [],
});

/** Must allow exactly what domain/posts/paragraph.server.ts keeps, or text is lost on saving. */
export const paragraphExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isKeptLink,
    },
  }),
  UploadedImage,
  WordLanguage,
  BlockLanguage,
  ClaimMarks,
];
