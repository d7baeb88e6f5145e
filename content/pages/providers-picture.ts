import { galleryAcupunctureMassageRoom } from "../pictures/manifest.ts";

export const providersPicture = {
  source: galleryAcupunctureMassageRoom,
  alt: "A warm, quiet room: a table made up with fresh linens before a niche with candles",
};
