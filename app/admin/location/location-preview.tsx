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
  /** The stored page's pictures and services; the words are those of the form. */
  view: LocationView;
}

/**
 * The page's own bands with what is in the form; an empty field shows what belongs there. Nothing in
 * it can be pressed.
 */
export function LocationPreview({ values, view }: LocationPreviewProps) {
  const typed = useDeferredValue(values);
  const texts = fillLocationFields((name) => typed[name].trim() || locationFields[name].label);
  return (
    <div inert className="bg-paper">
      <LocationBands view={{ ...view, texts }} />
    </div>
  );
}
