import { useEffect, useState } from "react";
import { findAlike } from "#app/admin/staff-calls.ts";
import { Note } from "#app/ui/note.tsx";
import { type Alike, comparedFields, type Paragraphs } from "#domain/locations/likeness.ts";
import type { LocationTexts } from "#domain/locations/location.ts";

const typingPauseMs = 600;

interface LikenessNoteProps {
  id: number | undefined;
  values: LocationTexts;
}

export function LikenessNote({ id, values }: LikenessNoteProps) {
  const alike = useAlike(id, values);
  return (
    <div role="status" className="empty:-mb-6">
      {alike && (
        <Note tone="care">
          <strong>
            {Math.round(alike.part * 100)} % of this text is also on “{alike.name}”.
          </strong>{" "}
          Search engines skip pages that are too similar. Write what is true of this place only: how
          to get there, who comes from there, what they ask for.
        </Note>
      )}
    </div>
  );
}

function useAlike(id: number | undefined, values: LocationTexts): Alike | undefined {
  const [alike, setAlike] = useState<Alike>();
  const paragraphs = JSON.stringify(comparedFields.map((name) => [name, values[name]]));
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const texts = JSON.parse(paragraphs) as [keyof Paragraphs, string][];
      const found = await findAlike(id, Object.fromEntries(texts) as Paragraphs);
      if (isLatest) setAlike(found);
    }, typingPauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [id, paragraphs]);
  return alike;
}
