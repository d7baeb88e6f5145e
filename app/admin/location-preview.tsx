import { useDeferredValue } from "react";
import { LocationBands } from "#app/sections/location-bands.tsx";
import type { LocationView } from "#app/sections/location-view.server.ts";
import type { LocationTexts } from "#domain/locations/location.ts";

interface LocationPreviewProps {
  values: LocationTexts;
  /** The stored page's pictures and services; the words are those of the form. */
  view: LocationView;
}

/** The page's own bands with what is in the form. Nothing in it can be pressed. */
export function LocationPreview({ values, view }: LocationPreviewProps) {
  const texts = useDeferredValue(values);
  const words = [
    { heading: texts.heading_1, text: texts.paragraph_1 },
    { heading: texts.heading_2, text: texts.paragraph_2 },
    { heading: texts.heading_3, text: texts.paragraph_3 },
    { heading: texts.heading_4, text: texts.paragraph_4 },
  ];
  return (
    <div inert className="bg-paper">
      <LocationBands
        view={{
          ...view,
          heading: texts.main_heading,
          paragraph: texts.main_paragraph,
          highlight: texts.highlighted_heading,
          blocks: view.blocks.map((block, i) => ({
            ...block,
            heading: words[i]?.heading ?? "",
            paragraphs: words[i]?.text.split(/\n+/) ?? [],
          })),
        }}
      />
    </div>
  );
}
