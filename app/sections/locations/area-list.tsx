import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { formatAreaName, getLocationPath } from "#domain/location-pages/location-page.ts";

interface AreaListProps {
  areas: { slug: string; main_heading: string }[];
}

export function AreaList({ areas }: AreaListProps) {
  return (
    <ul className="gap-x-8 border-t-[1.5px] border-brand desk:grid desk:grid-cols-2">
      {areas.map(({ slug, main_heading }) => (
        <li key={slug} className="border-b border-line">
          <Link
            to={getLocationPath(slug)}
            className="group/area flex h-full min-h-16 items-center justify-between gap-6 py-3.5"
          >
            <span className="min-w-0">
              <b className="block font-display text-[1.25rem] leading-[1.3] text-brand decoration-[1.5px] underline-offset-[0.18em] group-hover/area:underline">
                {formatAreaName(slug)}
              </b>
              <span className="text-s leading-normal text-muted">{main_heading}</span>
            </span>
            <Icon
              name="arrow-right"
              className="text-brand transition-transform group-hover/area:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
