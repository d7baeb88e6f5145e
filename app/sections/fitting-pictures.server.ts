import type { LocationPicture } from "#content/location-pictures.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";

/** A keyword in the heading counts more than one in the text. */
const headingWeight = 3;

interface Text {
  heading: string;
  text: string;
}

/**
 * Assigns to each text the picture whose keywords it contains most often, and no picture twice.
 * `offset` breaks ties; it differs per page, so that pages do not all look alike.
 */
export function fittingPictures(texts: Text[], pictures: LocationPicture[], turn: number) {
  const start = turn % pictures.length;
  const turned = [...pictures.slice(start), ...pictures.slice(0, start)];
  const pairs = texts
    .flatMap((text) => turned.map((picture) => ({ text, picture, score: score(text, picture) })))
    .sort((one, other) => other.score - one.score);
  const chosen = new Map<Text, LocationPicture>();
  for (const { text, picture } of pairs) {
    if (!chosen.has(text) && ![...chosen.values()].includes(picture)) chosen.set(text, picture);
  }
  return new Map([...chosen].map(([text, picture]) => [text, shownPicture(picture)]));
}

export function shownPicture({ picture, alt, crop }: LocationPicture) {
  return { source: requirePicture(picture), alt, crop };
}

function score({ heading, text }: Text, { words }: LocationPicture): number {
  return (heading.match(words)?.length ?? 0) * headingWeight + (text.match(words)?.length ?? 0);
}
