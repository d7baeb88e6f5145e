import { galleryCompressionAndBracesShelf } from "../pictures/manifest.ts";

export const shelfPicture = {
  source: galleryCompressionAndBracesShelf,
  alt: "Two stools before three arched shelves",
};
