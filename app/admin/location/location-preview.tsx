import { useDeferredValue } from "react";
import { LocationBands } from "#app/sections/location-bands.tsx";
import type { LocationView } from "#app/sections/location-view.server.ts";
import {
  fillLocationFields,
  type LocationTexts,
  locationFields,
} from "#domain/locations/location.ts";

interface LocationPreviewProps {
  values: LocationTexts;
  /** Supplies the pictures and services; the text comes from the form. */
  view: LocationView;
}

/** Renders the public page's sections with the form's text; an empty field shows its label. */
export function LocationPreview({ values, view }: LocationPreviewProps) {
  const typed = useDeferredValue(values);
  const texts = fillLocationFields((name) => typed[name].trim() || locationFields[name].label);
  return (
    <div inert className="bg-paper">
      <LocationBands view={{ ...view, texts }} />
    </div>
  );
}
