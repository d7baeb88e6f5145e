import { locationHeroes, locationPictures } from "#content/location-pictures.ts";
import { firstSteps, servicesNamedIn } from "#content/services/named-services.ts";
import { areaName, fillLocationFields, type LocationPage } from "#domain/locations/location.ts";
import { serviceCardData } from "./card-data.server.ts";
import { fittingPictures, shownPicture } from "./fitting-pictures.server.ts";

const servicesShown = 4;

export type LocationView = ReturnType<typeof locationView>;

/** Adds the services and pictures that match the texts of the page. */
export function locationView(page: LocationPage) {
  const opening = openingOf(page);
  const blocks = ([1, 2, 3, 4] as const).map((number) => ({
    number,
    heading: page[`heading_${number}`],
    text: page[`paragraph_${number}`],
  }));
  const everything = [opening, ...blocks]
    .map(({ heading, text }) => `${heading} ${text}`)
    .join(" ");
  const services = [...new Set([...servicesNamedIn(everything), ...firstSteps])]
    .slice(0, servicesShown)
    .map(serviceCardData);

  const turn = page.location_id;
  const hero = locationHero(page);
  const shown = [hero, ...services.map(({ picture }) => picture)].map(({ source }) => source.name);
  const unseen = locationPictures.filter(({ picture }) => !shown.includes(picture));
  const pictures = fittingPictures(blocks, unseen, turn);
  return {
    name: areaName(page.slug),
    texts: fillLocationFields((name) => page[name]),
    hero,
    blocks: blocks.map((block) => ({
      number: block.number,
      picture: pictures.get(block) ?? hero,
      shape: (block.number + turn) % 2 === 0 ? ("arch" as const) : ("frame" as const),
    })),
    services,
  };
}

type Opening = Pick<
  LocationPage,
  "location_id" | "main_heading" | "main_paragraph" | "meta_keywords"
>;

export function locationHero(page: Opening) {
  const opening = openingOf(page);
  const heroes = fittingPictures([opening], locationHeroes, page.location_id);
  return heroes.get(opening) ?? shownPicture(locationHeroes[0]);
}

function openingOf({ main_heading, main_paragraph, meta_keywords }: Opening) {
  return { heading: main_heading, text: `${main_paragraph} ${meta_keywords}` };
}
