import { Link } from "react-router";
import { dbContext } from "#app/context.ts";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { AreaList } from "#app/sections/locations/area-list.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { clinic } from "#content/clinic.ts";
import { neighbourhoodPicture } from "#content/pages/neighbourhood-picture.ts";
import { formatAreaName, getLocationPath } from "#domain/location-pages/location-page.ts";
import { listLocationLinks } from "#domain/location-pages/location-pages.server.ts";
import type { Route } from "./+types/locations";

const hero = { ...neighbourhoodPicture, crop: "object-[34%_50%]" };

const maxAreasInOneList = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const areas = await listLocationLinks(context.get(dbContext));
  const head = createPageHead(context, {
    title: `Areas We Serve From ${clinic.address.city}`,
    description: `One clinic in ${clinic.address.city}, and a page for each area that people come to us from: what they come for, how visits work, and when we are open.`,
    path: "/location",
    schemaType: "CollectionPage",
    picture: hero,
    breadcrumbs: [{ name: "Home", to: "/" }, { name: "Areas we serve" }],
  });
  return areas.length <= maxAreasInOneList
    ? { head, hero, areas }
    : { head, hero, groups: groupByLetter(areas) };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function LocationsPage({
  loaderData: { head, hero, areas, groups },
}: Route.ComponentProps) {
  const { street, city } = clinic.address;
  return (
    <>
      <HeroBanner
        aboveHeading={<Breadcrumbs items={head.breadcrumbs} />}
        heading="Areas we serve"
        paragraph={`There is one clinic, at ${street}, ${city}. Each of these pages is for people who come to it from one area.`}
        buttons={[]}
        isLow
        picture={hero}
      />
      <div className="wrap grid gap-12 pt-12 pb-section desk:pt-20">
        {groups && <AreasByLetter groups={groups} />}
        {areas && areas.length > 0 && <AreaList areas={areas} />}
        {areas?.length === 0 && <p>There are no area pages yet. Call us, wherever you live.</p>}
      </div>
      <HelpBlock />
    </>
  );
}

interface Group {
  letter: string;
  areas: { slug: string; name: string }[];
}

function AreasByLetter({ groups }: { groups: Group[] }) {
  return (
    <>
      <nav aria-label="Letters">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${letterId(letter)}`}
                className="grid size-11 place-items-center rounded-full border-[1.5px] border-field font-medium hover:bg-brand-tint focus-visible:rounded-full"
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
          aria-labelledby={letterId(letter)}
          className="grid gap-4 desk:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <h2 id={letterId(letter)} className="text-dm">
            {letter}
          </h2>
          <ul className="grid gap-x-8 border-t-[1.5px] border-brand tablet:grid-cols-2 desk:grid-cols-3">
            {areas.map(({ slug, name }) => (
              <li key={slug} className="border-b border-line">
                <Link
                  to={getLocationPath(slug)}
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

function letterId(letter: string): string {
  return letter === "#" ? "numbers" : `letter-${letter}`;
}

function groupByLetter(areas: { slug: string }[]): Group[] {
  const named = areas.map(({ slug }) => ({ slug, name: formatAreaName(slug) }));
  const groups = Map.groupBy(named, ({ name }) => {
    const [first = ""] = name.normalize("NFD");
    return /\p{L}/u.test(first) ? first : "#";
  });
  const collator = new Intl.Collator("en-CA");
  return [...groups]
    .map(([letter, namedAreas]) => ({
      letter,
      areas: namedAreas.sort((a, b) => collator.compare(a.name, b.name)),
    }))
    .sort((a, b) => collator.compare(a.letter, b.letter));
}
