import { stablePath } from "#content/pictures/picture.ts";

/** The name is that of a picture in content/pictures/moves; the alt text describes the movement. */
export function showMove(name: string, alt: string): string {
  return `<img src="${stablePath(`moves/${name}`)}" alt="${alt}">`;
}
