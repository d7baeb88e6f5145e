import { useDeferredValue } from "react";
import { LocationBands } from "#app/sections/location-bands.tsx";
import type { LocationView } from "#app/sections/location-view.server.ts";
import { type LocationTexts, locationFields } from "#domain/locations/location.ts";

interface LocationPreviewProps {
  values: LocationTexts;
  /** The stored page's pictures and services; the words are those of the form. */
  view: LocationView;
}

/** The page's own bands with what is in the form; an empty field shows what belongs there. Nothing in it can be pressed. */
export function LocationPreview({ values, view }: LocationPreviewProps) {
  const texts = useDeferredValue(values);
  const shown = (name: keyof LocationTexts) => texts[name].trim() || locationFields[name].label;
  const words = ([1, 2, 3, 4] as const).map((number) => ({
    heading: shown(`heading_${number}`),
    paragraphs: shown(`paragraph_${number}`).split(/\n+/),
  }));
  return (
    <div inert className="bg-paper">
      <LocationBands
        view={{
          ...view,
          heading: shown("main_heading"),
          paragraph: shown("main_paragraph"),
          highlight: shown("highlighted_heading"),
          blocks: view.blocks.map((block, i) => ({
            ...block,
            ...words[i],
          })),
        }}
      />
    </div>
  );
}
