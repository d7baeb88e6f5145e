import { galleryReceptionDesk } from "../pictures/manifest.ts";

export const receptionPicture = {
  source: galleryReceptionDesk,
  alt: "The reception desk before a green arched niche",
};
