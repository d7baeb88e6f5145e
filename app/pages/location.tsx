import { data, Link, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { BookButton, CallButton } from "#app/sections/contact/book-and-call.tsx";
import { ClinicMap } from "#app/sections/contact/clinic-map.tsx";
import { OpeningHoursTable } from "#app/sections/contact/opening-hours-table.tsx";
import { LocationSections } from "#app/sections/locations/location-sections.tsx";
import { createLocationView } from "#app/sections/locations/location-view.server.ts";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { areaServiceNode } from "#app/seo/structured-data/service-nodes.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { clinic } from "#content/clinic.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import {
  findLocationRedirect,
  findPublicLocation,
  type LocationLink,
  listNextLocationLinks,
} from "#domain/location-pages/location-pages.server.ts";
import { parseSlug } from "#domain/records/slug.ts";
import type { Route } from "./+types/location";

const { address } = clinic;

const maxOtherPages = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const slug = parseSlug(params.slug);
  const page = slug === undefined ? undefined : await findPublicLocation(db, slug);
  if (page === undefined) {
    const currentSlug = slug && (await findLocationRedirect(db, slug));
    if (currentSlug) throw redirect(getLocationPath(currentSlug), 301);
    throw data("Could not found", { status: 404 });
  }
  if (params.slug !== page.slug) throw redirect(getLocationPath(page.slug), 301);

  const view = createLocationView(page, await loadServices(context));
  const { meta_title, meta_description, meta_keywords, meta_link } = page;
  return {
    head: createPageHead(context, {
      title: meta_title,
      description: meta_description,
      path: getLocationPath(page.slug),
      canonical: meta_link,
      picture: view.hero,
      breadcrumbs: [
        { name: "Home", to: "/" },
        { name: "Areas we serve", to: "/location" },
        { name: view.name },
      ],
      createNodes: (urls) => [
        areaServiceNode(urls, {
          heading: page.main_heading,
          description: meta_description,
          area: view.name,
        }),
      ],
      extraTags: [{ name: "keywords", content: meta_keywords }],
    }),
    ...view,
    otherPages: await listNextLocationLinks(db, page.slug, maxOtherPages),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { head, otherPages, ...view } = loaderData;
  return (
    <>
      <LocationSections view={view} aboveHeading={<Breadcrumbs items={head.breadcrumbs} />} />
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
                    to={getLocationPath(slug)}
                    className="flex min-h-11 items-center py-2 leading-[1.35] underline decoration-line hover:decoration-current"
                  >
                    {main_heading}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-4">
              <ArrowLink to="/location">All areas we serve</ArrowLink>
            </p>
          </nav>
        )}
      </div>
    </section>
  );
}
