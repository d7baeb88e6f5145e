import { heroContact } from "../pictures/manifest.ts";

export const contactPicture = {
  source: heroContact,
  alt: "A desk with a green chair beside an arched window",
};
