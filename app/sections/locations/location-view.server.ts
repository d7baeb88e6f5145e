import {
  type LocationPicture,
  locationHeroes,
  locationPictures,
} from "#content/location-pictures.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { listOffered } from "#domain/clinic/services-definition.ts";
import { createLocationTexts, formatAreaName } from "#domain/location-pages/location-page.ts";
import type { LocationPage } from "#domain/location-pages/location-page-schema.server.ts";
import { createServiceCard, type ShownService } from "../services/load-services.server.ts";
import { findMentionedServices, sortMostCommonFirst } from "../services/service-mentions.server.ts";

const maxServices = 4;

export type LocationView = ReturnType<typeof createLocationView>;

export function createLocationView(page: LocationPage, allServices: ShownService[]) {
  const offered = listOffered(allServices);
  const opening = createOpening(page);
  const blocks = ([1, 2, 3, 4] as const).map((number) => ({
    number,
    heading: page[`heading_${number}`],
    text: page[`paragraph_${number}`],
  }));
  const allText = [opening, ...blocks].map(({ heading, text }) => `${heading} ${text}`).join(" ");
  const services = [
    ...new Set([...findMentionedServices(offered, allText), ...sortMostCommonFirst(offered)]),
  ]
    .slice(0, maxServices)
    .map(createServiceCard);

  const offset = page.location_id;
  const hero = chooseLocationHero(page);
  const usedPictureNames = [hero, ...services.map(({ picture }) => picture)].map(({ source }) =>
    "stem" in source ? source.name : "",
  );
  const unusedPictures = locationPictures.filter(
    ({ picture }) => !usedPictureNames.includes(picture),
  );
  const pictures = matchPictures(blocks, unusedPictures, offset);
  return {
    name: formatAreaName(page.slug),
    texts: createLocationTexts((name) => page[name]),
    hero,
    blocks: blocks.map((block) => ({
      number: block.number,
      picture: pictures.get(block) ?? hero,
      shape: (block.number + offset) % 2 === 0 ? ("arch" as const) : ("frame" as const),
    })),
    services,
  };
}

type Opening = Pick<
  LocationPage,
  "location_id" | "main_heading" | "main_paragraph" | "meta_keywords"
>;

export function chooseLocationHero(page: Opening) {
  const opening = createOpening(page);
  const heroes = matchPictures([opening], locationHeroes, page.location_id);
  return heroes.get(opening) ?? toPictureProps(locationHeroes[0]);
}

function createOpening({ main_heading, main_paragraph, meta_keywords }: Opening) {
  return { heading: main_heading, text: `${main_paragraph} ${meta_keywords}` };
}

const headingWeight = 3;

interface TextBlock {
  heading: string;
  text: string;
}

/**
 * Assigns to each text the picture whose keywords it contains most often, and no picture twice.
 * `offset` breaks ties; it differs per page, so that pages do not all look alike.
 */
function matchPictures(texts: TextBlock[], pictures: LocationPicture[], offset: number) {
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

function toPictureProps({ picture, alt, crop }: LocationPicture) {
  return { source: requirePicture(picture), alt, crop };
}

function score({ heading, text }: TextBlock, { keywords }: LocationPicture): number {
  return (
    (heading.match(keywords)?.length ?? 0) * headingWeight + (text.match(keywords)?.length ?? 0)
  );
}
