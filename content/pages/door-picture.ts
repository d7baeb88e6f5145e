import { galleryFrontDoor } from "../pictures/manifest.ts";

export const doorPicture = {
  source: galleryFrontDoor,
  alt: "The front door: arched glass beneath a coral awning, level with the path",
};
