import { galleryNeighbourhoodModel } from "../pictures/manifest.ts";

export const neighbourhoodPicture = {
  source: galleryNeighbourhoodModel,
  alt: "A table model of the neighbourhood: a coral pin marks the clinic among houses and trees",
};
