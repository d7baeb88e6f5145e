import { heroHome } from "../pictures/manifest.ts";

export const homePicture = {
  source: heroHome,
  alt: "A sunlit treatment room: a sage table beneath three tall arched windows",
};
