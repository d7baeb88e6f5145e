import type { LocationPicture } from "#content/location-pictures.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";

const headingWeight = 3;

interface TextBlock {
  heading: string;
  text: string;
}

/**
 * Assigns to each text the picture whose keywords it contains most often, and no picture twice.
 * `offset` breaks ties; it differs per page, so that pages do not all look alike.
 */
export function matchPictures(texts: TextBlock[], pictures: LocationPicture[], offset: number) {
  const start = offset % pictures.length;
  const rotated = [...pictures.slice(start), ...pictures.slice(0, start)];
  const candidates = texts
    .flatMap((text) => rotated.map((picture) => ({ text, picture, score: score(text, picture) })))
    .sort((a, b) => b.score - a.score);
  const matches = new Map<TextBlock, LocationPicture>();
  for (const { text, picture } of candidates) {
    if (!matches.has(text) && ![...matches.values()].includes(picture)) matches.set(text, picture);
  }
  return new Map([...matches].map(([text, picture]) => [text, toPictureProps(picture)]));
}

export function toPictureProps({ picture, alt, crop }: LocationPicture) {
  return { source: requirePicture(picture), alt, crop };
}

function score({ heading, text }: TextBlock, { keywords }: LocationPicture): number {
  return (
    (heading.match(keywords)?.length ?? 0) * headingWeight + (text.match(keywords)?.length ?? 0)
  );
}
