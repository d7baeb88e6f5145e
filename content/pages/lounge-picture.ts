import { galleryWaitingLounge } from "../pictures/manifest.ts";

export const loungePicture = {
  source: galleryWaitingLounge,
  alt: "A green sofa and armchairs before three arched windows in the waiting lounge",
};
