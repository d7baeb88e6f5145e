import { dbContext } from "#app/context.ts";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { AreaList } from "#app/sections/locations/area-list.tsx";
import { createServiceCard, loadServices } from "#app/sections/services/load-services.server.ts";
import { ServiceCard, type ServiceCardData } from "#app/sections/services/service-card.tsx";
import { SymptomFinder } from "#app/sections/services/symptom-finder.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listNode } from "#app/seo/structured-data/graph-node.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { clinic } from "#content/clinic.ts";
import { heroServices } from "#content/pictures/manifest.ts";
import { symptoms } from "#content/symptoms.ts";
import { capitalize } from "#domain/clinic/number-words.ts";
import {
  formatServiceCount,
  formatServices,
  listServiceLinks,
} from "#domain/clinic/service-links.ts";
import { listOffered } from "#domain/clinic/services-definition.ts";
import {
  type LocationLink,
  listLocationLinks,
} from "#domain/location-pages/location-pages.server.ts";
import type { Route } from "./+types/services";

const maxAreas = 6;
const hero = {
  source: heroServices,
  alt: "A treatment table and an arched shelf niche in a sunlit room",
  crop: "object-[72%_50%] desk:object-[30%_72%]",
};

export async function loader({ context }: Route.LoaderArgs) {
  const services = await loadServices(context);
  const offered = listOffered(services);
  const count = services.length;
  return {
    head: createPageHead(context, {
      title: `Our ${count > 1 ? `${count} ` : ""}Services in ${clinic.address.city}`,
      description: `${capitalize(formatServices(services, 4))} in ${clinic.address.city}. Read what each one is for, what a first visit is like and who you will see.`,
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
    locations: await listLocationLinks(context.get(dbContext), maxAreas),
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
      <AllServices heading={loaderData.listHeading} services={loaderData.services} />
      {loaderData.locations.length > 0 && <Areas locations={loaderData.locations} />}
      <HelpBlock />
    </>
  );
}

function AllServices({ heading, services }: { heading: string; services: ServiceCardData[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="mb-10 desk:mb-16">{heading}</h2>
        <ul className="grid gap-x-8 gap-y-8 tablet:grid-cols-2 tablet:gap-y-14 broad:grid-cols-3 full:grid-cols-4">
          {services.map((service) => (
            <li key={service.url}>
              <ServiceCard
                service={service}
                narrowSizes="(min-width: 48rem) 45vw, 40vw"
                isRowOnMobile
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Areas({ locations }: { locations: LocationLink[] }) {
  return (
    <section aria-labelledby="areas" className="section bg-surface-muted">
      <div className="wrap grid gap-8 desk:grid-cols-12">
        <div className="stack desk:col-span-4">
          <h2 id="areas">Areas we serve</h2>
          <p>
            There is one clinic, in {clinic.address.city}. These pages are for people who come from
            nearby.
          </p>
          <p>
            <ArrowLink to="/location">All areas we serve</ArrowLink>
          </p>
        </div>
        <div className="desk:col-span-7 desk:col-start-6">
          <AreaList areas={locations} />
        </div>
      </div>
    </section>
  );
}
