import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { AdvertisingHighlights } from "./advertising-highlights.ts";
import { missingPicture } from "./insert-image.ts";
import { BlockLanguage, LanguageMark } from "./paragraph-language.ts";
import { isAllowedLink } from "./paragraph-links.ts";
import { tableExtensions } from "./paragraph-table.ts";
import { TextAfterImage } from "./text-after-image.ts";
import { UnfocusedSelection } from "./unfocused-selection.ts";

const SiteImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [{ tag: "img[src^='/uploads/']" }, { tag: "img[src^='/pictures/']" }],
  addInputRules: () => [],
  // Deleting a picture everywhere leaves it in autosaves.
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = document.createElement("img");
      for (const [name, value] of Object.entries(HTMLAttributes)) dom.setAttribute(name, value);
      dom.addEventListener("error", () => {
        dom.alt = missingPicture;
        dom.dataset.missing = "";
      });
      return { dom };
    },
});

/** Must allow exactly what domain/posts/sanitize-paragraph.server.ts keeps, or text is lost on saving. */
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
      isAllowedUri: isAllowedLink,
    },
  }),
  SiteImage,
  TextAfterImage,
  LanguageMark,
  BlockLanguage,
  ...tableExtensions,
  AdvertisingHighlights,
  UnfocusedSelection,
];
