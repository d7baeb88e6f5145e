import { heroAbout } from "../pictures/manifest.ts";

export const aboutPicture = {
  source: heroAbout,
  alt: "A green sofa, armchairs and three framed prints against a sage wall",
};
