import { dbContext } from "#app/context.ts";
import { listNode } from "#app/frame/graph/graph-node.server.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { AreaList } from "#app/sections/area-list.tsx";
import { serviceCardData } from "#app/sections/card-data.server.ts";
import { HelpBlock } from "#app/sections/help-block.tsx";
import { HeroBanner } from "#app/sections/hero-banner.tsx";
import { type ServiceCardData, ServiceWindow } from "#app/sections/service-window.tsx";
import { WhatHurts } from "#app/sections/what-hurts.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { clinic } from "#content/clinic.ts";
import { heroServices } from "#content/pictures/manifest.ts";
import { services } from "#content/services/index.ts";
import { type LocationLink, listLocationLinks } from "#domain/locations/locations.server.ts";
import type { Route } from "./+types/services";

const areasShown = 6;
const hero = {
  source: heroServices,
  alt: "A treatment table and an arched shelf niche in a sunlit room",
  crop: "object-[72%_50%] desk:object-[30%_72%]",
};

export async function loader({ context }: Route.LoaderArgs) {
  return {
    head: pageHead(context, {
      title: `Our ${services.length} Services in ${clinic.address.city}`,
      description: `Physiotherapy, chiropractic, massage, orthotics and ten more services in ${clinic.address.city}. Read what each one is for, what a first visit is like and who you will see.`,
      path: "/services",
      kind: "CollectionPage",
      picture: hero,
      steps: [{ name: "Home", to: "/" }, { name: "Services" }],
      nodes: ({ origin, url }) => [
        listNode(
          url,
          services.map((one) => ({ name: one.heading, url: `${origin}/service/${one.url}` })),
        ),
      ],
    }),
    services: services.map(serviceCardData),
    locations: await listLocationLinks(context.get(dbContext), areasShown),
  };
}

export const meta = pageMeta;

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        layout="wall"
        above={<Breadcrumbs steps={loaderData.head.steps} />}
        heading="Fourteen services, one front desk."
        paragraph="Read what each one is for, what a first visit is like, and who you will see. Not sure? Call, and we will suggest where to start."
        buttons={[{ kind: "book" }]}
        picture={hero}
      />
      <WhatHurts />
      <AllServices services={loaderData.services} />
      {loaderData.locations.length > 0 && <Areas locations={loaderData.locations} />}
      <HelpBlock />
    </>
  );
}

function AllServices({ services }: { services: ServiceCardData[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="mb-10 desk:mb-16">All fourteen services</h2>
        <ul className="grid gap-x-8 gap-y-8 tablet:grid-cols-2 tablet:gap-y-14 broad:grid-cols-3 full:grid-cols-4">
          {services.map((service) => (
            <li key={service.url}>
              <ServiceWindow
                service={service}
                narrowSizes="(min-width: 48rem) 45vw, 40vw"
                isRowOnPhone
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
    <section aria-labelledby="areas" className="section bg-sand">
      <div className="wrap grid gap-8 desk:grid-cols-12">
        <div className="stack desk:col-span-4">
          <h2 id="areas">Areas we serve</h2>
          <p>
            There is one clinic, in {clinic.address.city}. These pages are for people who come from
            nearby.
          </p>
          <p>
            <MoreLink to="/location">All areas we serve</MoreLink>
          </p>
        </div>
        <div className="desk:col-span-7 desk:col-start-6">
          <AreaList areas={locations} />
        </div>
      </div>
    </section>
  );
}
