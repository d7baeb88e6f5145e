import { galleryPictures } from "#content/gallery-pictures.ts";
import { image, text } from "../fields/define-fields.ts";
import { defineCollection } from "./define-content.ts";

declare module "./define-content.ts" {
  interface CollectionKinds {
    gallery: true;
  }
}

export const gallery = defineCollection("gallery", {
  label: "Gallery",
  itemLabel: "picture",
  titleField: "caption",
  fields: {
    image: image({ label: "Picture", required: true }),
    caption: text({ label: "Caption", limit: 60, required: true }),
  },
  defaults: galleryPictures.map(({ picture, alt, caption }, i) => ({
    id: i + 1,
    image: { src: picture, alt, focusX: 50, focusY: 50 },
    caption,
  })),
});
