import { galleryEntranceCorridor } from "../pictures/manifest.ts";

/** Shared links show it for pages without a picture of their own. */
export const corridorPicture = {
  source: galleryEntranceCorridor,
  alt: "The clinic’s sunny corridor to an arched green door",
};
