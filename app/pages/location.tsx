import { data, Link, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { areaCareNode } from "#app/frame/graph/service-nodes.server.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { BookButton, CallButton } from "#app/sections/book-and-call.tsx";
import { ClinicMap } from "#app/sections/clinic-map.tsx";
import { LocationBands } from "#app/sections/location-bands.tsx";
import { locationView } from "#app/sections/location-view.server.ts";
import { OpeningHoursTable } from "#app/sections/opening-hours-table.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { clinic } from "#content/clinic.ts";
import { locationAddress } from "#domain/locations/location.ts";
import {
  findLocationBySlug,
  findMovedLocation,
  type LocationLink,
  listNextLocationLinks,
} from "#domain/locations/locations.server.ts";
import { readSlug } from "#domain/slug.ts";
import type { Route } from "./+types/location";

const { address } = clinic;

const otherPagesShown = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const slug = readSlug(params.slug);
  const found = slug === undefined ? undefined : await findLocationBySlug(db, slug);
  if (found === undefined) {
    const movedTo = slug && (await findMovedLocation(db, slug));
    if (movedTo) throw redirect(locationAddress(movedTo), 301);
    throw data("Could not found", { status: 404 });
  }
  if (params.slug !== found.slug) throw redirect(locationAddress(found.slug), 301);

  const view = locationView(found);
  const { meta_title, meta_description, meta_keywords, meta_link } = found;
  return {
    head: pageHead(context, {
      title: meta_title,
      description: meta_description,
      path: locationAddress(found.slug),
      canonical: meta_link,
      picture: view.hero,
      steps: [
        { name: "Home", to: "/" },
        { name: "Areas we serve", to: "/location" },
        { name: view.name },
      ],
      nodes: (at) => [
        areaCareNode(at, {
          heading: found.main_heading,
          description: meta_description,
          area: view.name,
        }),
      ],
      more: [{ name: "keywords", content: meta_keywords }],
    }),
    ...view,
    otherPages: await listNextLocationLinks(db, found.slug, otherPagesShown),
  };
}

export const meta = pageMeta;

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { head, otherPages, ...view } = loaderData;
  return (
    <>
      <LocationBands view={view} above={<Breadcrumbs steps={head.steps} />} />
      <VisitUs otherPages={otherPages} />
    </>
  );
}

interface VisitUsProps {
  otherPages: LocationLink[];
}

/** The clinic has a single address, so a page about an area must not suggest another. */
function VisitUs({ otherPages }: VisitUsProps) {
  return (
    <section aria-labelledby="visit" className="section">
      <div className="wrap">
        <div className="grid gap-12 desk:grid-cols-[6fr_5fr] desk:items-center desk:gap-[calc(8.333%+1rem)]">
          <ClinicMap size="small" title={`One clinic, in ${address.city}`} />
          <div className="stack">
            <h2 id="visit">Visit us</h2>
            <address className="not-italic">
              {address.street}
              <br />
              {address.city}, {address.province} {address.postalCode}
            </address>
            <OpeningHoursTable />
            <div className="flex flex-wrap gap-3">
              <BookButton />
              <CallButton />
            </div>
          </div>
        </div>
        {otherPages.length > 0 && (
          <nav aria-labelledby="nearby" className="mt-16 border-t border-line pt-8 desk:mt-24">
            <h2 id="nearby" className="text-ds">
              For people from nearby
            </h2>
            <ul className="mt-3 grid gap-x-8 tablet:grid-cols-2">
              {otherPages.map(({ slug, main_heading }) => (
                <li key={slug}>
                  <Link
                    to={locationAddress(slug)}
                    className="flex min-h-11 items-center py-2 leading-[1.35] underline decoration-line hover:decoration-current"
                  >
                    {main_heading}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-4">
              <MoreLink to="/location">All areas we serve</MoreLink>
            </p>
          </nav>
        )}
      </div>
    </section>
  );
}
