import { blogSeasonalWellness } from "../pictures/manifest.ts";

export const blogPicture = {
  source: blogSeasonalWellness,
  alt: "A teapot and two cups beside a green vase",
};
