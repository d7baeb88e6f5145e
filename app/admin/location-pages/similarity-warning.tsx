import { useEffect, useState } from "react";
import { fetchSimilarPage } from "#app/api/staff-api.ts";
import { Callout } from "#app/ui/callout.tsx";
import type { LocationTexts } from "#domain/location-pages/location-page.ts";
import type { SimilarPage } from "#domain/location-pages/location-page-schema.server.ts";
import { comparedFields, type Paragraphs } from "#domain/location-pages/similarity.ts";

const typingPauseMs = 600;

interface SimilarityWarningProps {
  id: number | undefined;
  values: LocationTexts;
}

export function SimilarityWarning({ id, values }: SimilarityWarningProps) {
  const similarPage = useSimilarPage(id, values);
  return (
    <div role="status" className="empty:-mb-6">
      {similarPage && (
        <Callout tone="warning">
          <strong>
            {Math.round(similarPage.part * 100)}% of this text is also on “{similarPage.name}”.
          </strong>{" "}
          Search engines skip pages that are too similar. Write what is true of this place only: how
          to get there, who comes from there, what they ask for.
        </Callout>
      )}
    </div>
  );
}

function useSimilarPage(id: number | undefined, values: LocationTexts): SimilarPage | undefined {
  const [similarPage, setSimilarPage] = useState<SimilarPage>();
  const paragraphs = JSON.stringify(comparedFields.map((name) => [name, values[name]]));
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const texts = JSON.parse(paragraphs) as [keyof Paragraphs, string][];
      const found = await fetchSimilarPage(id, Object.fromEntries(texts) as Paragraphs);
      if (isLatest) setSimilarPage(found);
    }, typingPauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [id, paragraphs]);
  return similarPage;
}
