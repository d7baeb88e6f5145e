import { MessageButton } from "#app/layout/book-and-call.tsx";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { createServiceCard, loadServices } from "#app/sections/services/load-services.server.ts";
import { ServiceCard } from "#app/sections/services/service-card.tsx";
import { SymptomFinder } from "#app/sections/services/symptom-finder.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listNode } from "#app/seo/structured-data/graph-node.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { clinic } from "#content/clinic.ts";

import { servicesPicture } from "#content/pages/services-picture.ts";
import { shelfPicture } from "#content/pages/shelf-picture.ts";
import { symptoms } from "#content/symptoms.ts";
import { capitalize } from "#domain/clinic/number-words.ts";
import {
  formatServiceCount,
  formatServices,
  listServiceLinks,
} from "#domain/clinic/service-links.ts";
import { listOffered } from "#domain/clinic/services-definition.ts";
import type { Route } from "./+types/services";

const hero = { ...servicesPicture, crop: "object-[72%_50%] desk:object-[30%_72%]" };

export async function loader({ context }: Route.LoaderArgs) {
  const services = await loadServices(context);
  const offered = listOffered(services);
  const count = services.length;
  return {
    head: createPageHead(context, {
      title: `Our ${count > 1 ? `${count} ` : ""}Services in ${clinic.address.city}`,
      description: `${capitalize(formatServices(services))} in ${clinic.address.city}. Read what each one is for, what a first visit is like and who you will see.`,
      path: "/services",
      schemaType: "CollectionPage",
      picture: hero,
      breadcrumbs: [{ name: "Home", to: "/" }, { name: "Services" }],
      createNodes: ({ origin, url }) => [
        listNode(
          url,
          offered.map((service) => ({
            name: service.heading,
            url: `${origin}/service/${service.url}`,
          })),
        ),
      ],
    }),
    heading:
      count > 0 ? `${capitalize(formatServiceCount(count))}, one front desk.` : "One front desk.",
    listHeading: count > 2 ? `All ${formatServiceCount(count)}` : "Our services",
    symptoms: symptoms
      .map(({ label, services: links }) => ({
        label,
        links: listServiceLinks(links, offered),
      }))
      .filter(({ links }) => links.length > 0),
    services: services.map(createServiceCard),
    shelf: shelfPicture,
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        layout="wall"
        aboveHeading={<Breadcrumbs items={loaderData.head.breadcrumbs} />}
        heading={loaderData.heading}
        paragraph="Read what each one is for, what a first visit is like, and who you will see. Not sure? Call, and we will suggest where to start."
        buttons={[{ kind: "book" }]}
        picture={hero}
      />
      <SymptomFinder symptoms={loaderData.symptoms} />
      <AllServices {...loaderData} />
      <HelpBlock />
    </>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function AllServices({ listHeading, services, shelf }: LoaderData) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="mb-10 desk:mb-16">{listHeading}</h2>
        <ul className="grid gap-x-8 gap-y-8 tablet:grid-cols-[repeat(auto-fill,minmax(max(12.5rem,26%),1fr))] tablet:gap-y-14 full:grid-cols-4">
          {services.map((service) => (
            <li key={service.url}>
              <ServiceCard
                service={service}
                narrowSizes="(min-width: 62rem) 50vw, (min-width: 48rem) 46vw, 40vw"
                isRowOnMobile
              />
            </li>
          ))}
          <NotSure picture={shelf} />
        </ul>
      </div>
    </section>
  );
}

/** Fills the last row on wide screens (`fill-row` in sections.css). */
function NotSure({ picture }: { picture: LoaderData["shelf"] }) {
  return (
    <li className="fill-row grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] overflow-hidden rounded-l bg-surface-muted print:hidden">
      <div className="grid content-center justify-items-start gap-5 p-5 desk:p-8">
        <h3 className="text-dm">Not sure which one?</h3>
        <p>
          Call and tell us what hurts, or send a message with your phone number and we will call
          you.
        </p>
        <MessageButton />
      </div>
      <div className="relative min-h-44">
        <CoverPicture
          {...picture}
          sizes="(min-width: 87.5rem) 57rem, 40vw"
          crop="object-[55%_50%]"
          className="absolute"
        />
      </div>
    </li>
  );
}
