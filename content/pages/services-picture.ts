import { heroServices } from "../pictures/manifest.ts";

export const servicesPicture = {
  source: heroServices,
  alt: "A treatment table and an arched shelf niche in a sunlit room",
};
