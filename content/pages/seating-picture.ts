import { galleryConsultationCorner } from "../pictures/manifest.ts";

export const seatingPicture = {
  source: galleryConsultationCorner,
  alt: "Two armchairs by an arched window in the consultation corner",
};
