import { useDeferredValue, useMemo } from "react";
import { Note } from "#app/ui/note.tsx";
import { likeness, mostLikeness, shinglesOf } from "#domain/locations/likeness.ts";
import type { LocationPage, LocationTexts } from "#domain/locations/location.ts";

interface LikenessNoteProps {
  values: LocationTexts;
  others: LocationPage[];
}

/** Pages that say nearly the same are passed over by search engines, and tell people nothing. */
export function LikenessNote({ values, others }: LikenessNoteProps) {
  const settled = useDeferredValue(values);
  const known = useMemo(
    () => others.map((page) => ({ name: page.main_heading, shingles: shinglesOf(page) })),
    [others],
  );
  const alike = useMemo(() => {
    const own = shinglesOf(settled);
    return known
      .map(({ name, shingles }) => ({ name, part: likeness(own, shingles) }))
      .filter(({ part }) => part > mostLikeness)
      .sort((one, other) => other.part - one.part)[0];
  }, [settled, known]);
  return (
    <div role="status" className="empty:-mb-6">
      {alike && (
        <Note tone="care">
          <strong>
            {Math.round(alike.part * 100)} % of this text is also on “{alike.name}”.
          </strong>{" "}
          Search engines pass over pages that are alike. Write what is true of this place only: the
          way there, who comes from there, what they ask for.
        </Note>
      )}
    </div>
  );
}
