import { galleryRehabGym } from "../pictures/manifest.ts";

export const facilityPicture = {
  source: galleryRehabGym,
  alt: "The rehab gym: parallel bars, a wall mirror, ladder and exercise balls",
};
