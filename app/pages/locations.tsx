import { Link } from "react-router";
import { dbContext } from "#app/context.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { AreaList } from "#app/sections/area-list.tsx";
import { HelpBlock } from "#app/sections/help-block.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { clinic } from "#content/clinic.ts";
import { areaName, locationAddress } from "#domain/locations/location.ts";
import { listLocationLinks } from "#domain/locations/locations.server.ts";
import type { Route } from "./+types/locations";

/** A longer list is grouped by letter and shows names only. */
const mostInOneList = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const areas = await listLocationLinks(context.get(dbContext));
  const head = pageHead(context, {
    title: `Areas We Serve From ${clinic.address.city}`,
    description: `One clinic in ${clinic.address.city}, and a page for each area that people come to us from: what they come for, how visits work, and when we are open.`,
    path: "/location",
    kind: "CollectionPage",
    steps: [{ name: "Home", to: "/" }, { name: "Areas we serve" }],
  });
  return areas.length <= mostInOneList ? { head, areas } : { head, groups: groupByLetter(areas) };
}

export const meta = pageMeta;

export default function LocationsPage({
  loaderData: { head, areas, groups },
}: Route.ComponentProps) {
  const { street, city } = clinic.address;
  return (
    <>
      <section className="bg-sand py-12 pb-16 desk:py-16">
        <div className="wrap grid gap-4">
          <Breadcrumbs steps={head.steps} />
          <h1>Areas we serve</h1>
          <p className="lead text-balance">
            There is one clinic, at {street}, {city}. Each of these pages is for people who come to
            it from one area.
          </p>
        </div>
      </section>
      <div className="wrap grid gap-12 pt-12 pb-section desk:pt-20">
        {groups && <Letters groups={groups} />}
        {areas && areas.length > 0 && <AreaList areas={areas} isWide />}
        {areas?.length === 0 && <p>No area has a page of its own yet. Call us from any of them.</p>}
      </div>
      <HelpBlock />
    </>
  );
}

interface Group {
  letter: string;
  areas: { slug: string; name: string }[];
}

function Letters({ groups }: { groups: Group[] }) {
  return (
    <>
      <nav aria-label="Letters">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${idOf(letter)}`}
                className="grid size-11 place-items-center rounded-full border-[1.5px] border-field font-medium hover:bg-sage-100 focus-visible:rounded-full"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, areas }) => (
        <section
          key={letter}
          aria-labelledby={idOf(letter)}
          className="grid gap-4 desk:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <h2 id={idOf(letter)} className="text-dm">
            {letter}
          </h2>
          <ul className="grid gap-x-8 border-t-[1.5px] border-evergreen tablet:grid-cols-2 desk:grid-cols-3">
            {areas.map(({ slug, name }) => (
              <li key={slug} className="border-b border-line">
                <Link
                  to={locationAddress(slug)}
                  className="flex min-h-11 items-center py-2 leading-[1.35] hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function idOf(letter: string): string {
  return letter === "#" ? "numbers" : `letter-${letter}`;
}

/** Ignores accents; names that begin with a digit are grouped under #. */
function groupByLetter(areas: { slug: string }[]): Group[] {
  const groups = new Map<string, Group["areas"]>();
  for (const { slug } of areas) {
    const name = areaName(slug);
    const [first = ""] = name.normalize("NFD");
    const letter = /\p{L}/u.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), { slug, name }]);
  }
  const byName = new Intl.Collator("en-CA");
  return [...groups]
    .map(([letter, named]) => ({
      letter,
      areas: named.sort((one, other) => byName.compare(one.name, other.name)),
    }))
    .sort((one, other) => byName.compare(one.letter, other.letter));
}
