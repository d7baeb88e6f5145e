import { galleryTreatmentRoom } from "../pictures/manifest.ts";

export const treatmentRoomPicture = {
  source: galleryTreatmentRoom,
  alt: "A treatment room: a green table before a slatted wall, with a stool beside it",
};
