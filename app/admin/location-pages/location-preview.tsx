import { useDeferredValue } from "react";
import { LocationSections } from "#app/sections/locations/location-sections.tsx";
import type { LocationView } from "#app/sections/locations/location-view.server.ts";
import {
  createLocationTexts,
  type LocationTexts,
  locationFields,
} from "#domain/location-pages/location-page.ts";

interface LocationPreviewProps {
  values: LocationTexts;
  view: LocationView;
}

export function LocationPreview({ values, view }: LocationPreviewProps) {
  const deferredValues = useDeferredValue(values);
  const texts = createLocationTexts(
    (name) => deferredValues[name].trim() || locationFields[name].label,
  );
  return (
    <div inert className="bg-surface">
      <LocationSections view={{ ...view, texts }} />
    </div>
  );
}
