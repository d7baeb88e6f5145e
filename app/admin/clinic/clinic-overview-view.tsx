import { Link } from "react-router";
import { type ClinicKind, getClinicPath } from "#domain/clinic/define-content.ts";
import type { OverviewItem } from "./clinic-overview.server.ts";
import { ContentSearch } from "./content-search.tsx";
import type { ContentMatches } from "./search-content.server.ts";

const title = "The clinic";
const otherHeading = "Pages and pictures";

/** A kind that is in no group is listed with the pages and pictures. */
function groupItems(items: TileItem[]) {
  const grouped = groups.flatMap(({ kinds }) => kinds);
  return groups.map(({ heading, isLarge, kinds }) => ({
    heading,
    isLarge,
    items: items.filter(
      ({ kind }) => kinds.includes(kind) || (heading === otherHeading && !grouped.includes(kind)),
    ),
  }));
}

type TileItem = Omit<OverviewItem, "change"> & { state: string };

const groups: { heading: string; isLarge?: boolean; kinds: ClinicKind[] }[] = [
  { heading: "Changes most often", isLarge: true, kinds: ["notice", "hours"] },
  { heading: "Facts", kinds: ["contact", "fees"] },
  { heading: "People", kinds: ["providers", "testimonials"] },
  { heading: otherHeading, kinds: ["services", "categories", "gallery"] },
  { heading: "For the front desk", kinds: ["replies"] },
];

interface ClinicOverviewProps {
  items: TileItem[];
  search: string;
  found: ContentMatches;
}

export function ClinicOverview({ items: allItems, search, found }: ClinicOverviewProps) {
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">{title}</h1>
      <p className="mt-1.5 text-muted">
        What visitors read about you. A change is on the site within a few seconds, and you can
        bring back earlier versions.
      </p>
      <ContentSearch search={search} found={found} />
      <div className="mt-7 grid gap-8">
        {groupItems(allItems).map(
          ({ heading, isLarge = false, items }) =>
            items.length > 0 && (
              <section key={heading} aria-label={heading}>
                <h2
                  className={
                    isLarge ? "sr-only" : "mb-3 font-text text-base font-semibold tracking-normal"
                  }
                >
                  {heading}
                </h2>
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
                  {items.map((item) => (
                    <Tile key={item.kind} item={item} isLarge={isLarge} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </>
  );
}

function Tile({ item, isLarge }: { item: TileItem; isLarge: boolean }) {
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-l border border-line bg-surface-raised hover:border-brand-soft ${isLarge ? "p-[clamp(1.25rem,3vw,1.75rem)]" : "px-5 py-4"}`}
    >
      <h3 className={isLarge ? "text-dm" : "text-[1.25rem] leading-tight tracking-normal"}>
        <Link
          to={getClinicPath(item.kind)}
          // The pseudo-element makes the whole tile clickable.
          className="after:absolute after:inset-0 after:rounded-l focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
        >
          {item.label}
        </Link>
      </h3>
      <ul className="grid gap-0.5">
        {item.lines.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
      <p className="text-s text-muted">{item.state}</p>
    </li>
  );
}
