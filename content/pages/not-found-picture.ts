import { servicesHomeCare } from "../pictures/manifest.ts";

export const notFoundPicture = {
  source: servicesHomeCare,
  alt: "A closed dark green door under an arch",
};
