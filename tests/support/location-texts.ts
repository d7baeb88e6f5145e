import {
  fillLocationFields,
  type LocationTexts,
  locationFields,
} from "#domain/locations/location.ts";

/** A whole landing page with a slug of its own; each text says which field it is. */
export function locationTexts(slug: string, more: Partial<LocationTexts> = {}): LocationTexts {
  return {
    ...fillLocationFields((name) => `${locationFields[name].label} of ${slug}`),
    slug_url: slug,
    meta_link: `/location/${slug}`,
    ...more,
  };
}
