import { type LocationTexts, locationFields } from "#domain/locations/location.ts";

/** A whole landing page with a slug of its own; each text says which field it is. */
export function locationTexts(slug: string, more: Partial<LocationTexts> = {}): LocationTexts {
  const texts = Object.entries(locationFields).map(([name, { label }]) => [
    name,
    `${label} of ${slug}`,
  ]);
  return {
    ...(Object.fromEntries(texts) as LocationTexts),
    slug_url: slug,
    meta_link: `/location/${slug}`,
    ...more,
  };
}
