import { useDeferredValue } from "react";
import { LocationSections } from "#app/sections/locations/location-sections.tsx";
import type { LocationView } from "#app/sections/locations/location-view.server.ts";
import type { Field } from "#domain/fields/field-list.ts";
import {
  createLocationTexts,
  type LocationTexts,
  locationFields,
} from "#domain/location-pages/location-page.ts";

export function LocationPreview({ values, view }: { values: LocationTexts; view: LocationView }) {
  const texts = fillGaps(useDeferredValue(values));
  return (
    <div inert className="bg-surface">
      <LocationSections view={{ ...view, texts }} />
    </div>
  );
}

/** A required text that is not written yet shows the name of its field. */
export function fillGaps(values: LocationTexts): LocationTexts {
  return createLocationTexts((name) => {
    const { label, required }: Field = locationFields[name];
    return values[name].trim() || (required ? label : "");
  });
}
