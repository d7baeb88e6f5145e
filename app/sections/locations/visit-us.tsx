import { Link } from "react-router";
import { BookButton, CallButton } from "#app/layout/book-and-call.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { clinic } from "#content/clinic.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import type { LocationLink } from "#domain/location-pages/location-pages.server.ts";
import { ClinicMap } from "../contact/clinic-map.tsx";
import { OpeningHoursTable } from "../contact/opening-hours-table.tsx";

const { address } = clinic;

/** The clinic has a single address, so a page about an area must not suggest another. */
export function VisitUs({ otherPages }: { otherPages: LocationLink[] }) {
  return (
    <section aria-labelledby="visit" className="section">
      <div className="wrap">
        <div className="grid gap-12 desk:grid-cols-[6fr_5fr] desk:items-center desk:gap-[calc(8.333%+1rem)]">
          <ClinicMap size="small" title={`One clinic, in ${address.city}`} />
          <div className="stack">
            <h2 id="visit">Visit us</h2>
            <address translate="no" className="not-italic">
              {address.street}
              <br />
              {`${address.city}, ${address.province} ${address.postalCode}`}
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
