import {
  fillLocationFields,
  type LocationTexts,
  locationFields,
} from "#domain/locations/location.ts";

/** Returns a complete location page; each text names its field. */
export function locationTexts(slug: string, more: Partial<LocationTexts> = {}): LocationTexts {
  return {
    ...fillLocationFields((name) => `${locationFields[name].label} of ${slug}`),
    slug_url: slug,
    meta_link: `/location/${slug}`,
    ...more,
  };
}
