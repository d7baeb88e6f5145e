import { data, Link, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { BookButton, CallButton } from "#app/sections/book-and-call.tsx";
import { ClinicMap } from "#app/sections/clinic-map.tsx";
import { HeroBanner } from "#app/sections/hero-banner.tsx";
import { locationView } from "#app/sections/location-view.server.ts";
import { OpeningHoursTable } from "#app/sections/opening-hours-table.tsx";
import { type ServiceCardData, ServiceWindow } from "#app/sections/service-window.tsx";
import { TextWithImage } from "#app/sections/text-with-image.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { clinic } from "#content/clinic.ts";
import { locationAddress } from "#domain/locations/location.ts";
import {
  findLocationBySlug,
  findMovedLocation,
  listLocationLinks,
} from "#domain/locations/locations.server.ts";
import { readSlug } from "#domain/slug.ts";
import type { Route } from "./+types/location";

const { address, hoursInWords } = clinic;

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

  const links = await listLocationLinks(db);
  return {
    ...locationView(found),
    otherPages: links.filter((link) => link.slug !== found.slug),
  };
}

export function meta(page: Route.MetaArgs) {
  if (!page.loaderData) return [];
  const { keywords, ...rest } = page.loaderData.meta;
  return pageMeta(page, { ...rest, more: [{ name: "keywords", content: keywords }] });
}

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { name, heading, paragraph, highlight, hero, blocks, services, otherPages } = loaderData;
  return (
    <>
      <HeroBanner
        heading={heading}
        paragraph={paragraph}
        buttons={[{ kind: "book" }, { kind: "call" }]}
        picture={hero}
        above={<Breadcrumbs steps={[{ name: "Home", to: "/" }, { name }]} />}
      />
      <Highlight heading={highlight} />
      <div className="wrap section grid gap-[clamp(3.5rem,6vw,5.5rem)]">
        {blocks.map(({ number, shape, ...block }) => (
          <TextWithImage
            key={number}
            {...block}
            shape={shape}
            pictureSide={shape === "arch" ? "right" : "left"}
          />
        ))}
      </div>
      <FittingServices services={services} />
      <VisitUs otherPages={otherPages} />
    </>
  );
}

function Highlight({ heading }: { heading: string }) {
  const facts: { icon: IconName; lines: string[] }[] = [
    { icon: "clock", lines: [hoursInWords.weekdays, hoursInWords.saturday] },
    { icon: "pin", lines: [address.street, `${address.city}, ${address.province}`] },
    { icon: "video", lines: ["Visits by video and at home, on request"] },
  ];
  return (
    <section className="section on-dark bg-evergreen text-mist">
      <div className="wrap grid gap-8 desk:grid-cols-[7fr_4fr] desk:items-center desk:gap-16">
        <h2 className="max-w-[22ch] leading-[1.14] wrap-break-word">{heading}</h2>
        <ul className="grid gap-3.5 text-[1.0625rem] leading-normal">
          {facts.map(({ icon, lines }) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} className="mt-[0.12em] text-sage" />
              <span>
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FittingServices({ services }: { services: ServiceCardData[] }) {
  return (
    <section aria-labelledby="services" className="section overflow-hidden bg-sand">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 desk:mb-14">
          <h2 id="services">What may suit you</h2>
          <MoreLink to="/services">See all services</MoreLink>
        </div>
        <div className="rail max-tablet:-mr-gutter">
          <ul className="tablet:grid! tablet:grid-cols-2 tablet:gap-x-8 tablet:gap-y-12 broad:grid-cols-4">
            {services.map((service) => (
              <li key={service.url} className="max-tablet:w-[84%] max-tablet:pr-5">
                <ServiceWindow service={service} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface VisitUsProps {
  otherPages: { slug: string; main_heading: string }[];
}

/** One clinic: a page about an area never shows a second address. */
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
            <h2 id="nearby" className="text-ds font-[450]">
              For people from nearby
            </h2>
            <ul className="mt-3 grid gap-x-8 tablet:grid-cols-2">
              {otherPages.map(({ slug, main_heading }) => (
                <li key={slug}>
                  <Link
                    to={locationAddress(slug)}
                    className="inline-flex min-h-11 items-center py-1 leading-[1.35] wrap-break-word underline decoration-line hover:decoration-current"
                  >
                    {main_heading}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
