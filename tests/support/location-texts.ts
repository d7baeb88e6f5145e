import {
  createLocationTexts,
  type LocationTexts,
  locationFields,
} from "#domain/location-pages/location-page.ts";

export function exampleLocationTexts(
  slug: string,
  overrides: Partial<LocationTexts> = {},
): LocationTexts {
  return {
    ...createLocationTexts((name) => `${locationFields[name].label} of ${slug}`),
    slug_url: slug,
    meta_link: `/location/${slug}`,
    ...overrides,
  };
}
