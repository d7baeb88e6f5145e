import { Link, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { BookButton, CallButton } from "#app/sections/contact/book-and-call.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { RelatedPosts } from "#app/sections/posts/related-posts.tsx";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { ServiceDetails } from "#app/sections/services/service-details.tsx";
import { listPostsForService } from "#app/sections/services/service-posts.server.ts";
import { ServiceTeam } from "#app/sections/services/service-team.tsx";
import { ServiceVideos } from "#app/sections/services/service-videos.tsx";
import { createProviderCard, loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { personNode } from "#app/seo/structured-data/people-nodes.server.ts";
import { serviceNode } from "#app/seo/structured-data/service-nodes.server.ts";
import { videoNodes } from "#app/seo/structured-data/video-nodes.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Service } from "#content/services/service-content.ts";
import { listVideoSections } from "#content/videos.ts";
import { fees, formatCost } from "#domain/clinic/fees-definition.ts";
import { readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { parseSlug } from "#domain/records/slug.ts";
import type { Route } from "./+types/service";

const generalAdvice = "Tell us what you need, and we will say who can help.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = await loadServices(context);
  const slug = parseSlug(params.id);
  const service = services.find(({ url }) => url === slug);
  if (service === undefined) throw redirect("/services");
  const videoSections = listVideoSections(service.url);
  const db = context.get(dbContext);
  const people = await loadProviders(context);
  const { rows: feeRows, isSample } = await readSingleton(db, fees);
  const members = people.filter((person) => person.services.includes(service.url));
  return {
    head: createPageHead(context, {
      title: service.metaTitle,
      description: service.metaDescription,
      path: `/service/${service.url}`,
      picture: service.picture,
      breadcrumbs: [
        { name: "Home", to: "/" },
        { name: "Services", to: "/services" },
        { name: service.menuName },
      ],
      createNodes: (urls) => [
        serviceNode(urls, service),
        ...members.map((member) => personNode(urls.origin, member)),
        ...videoNodes(urls, videoSections),
      ],
    }),
    service: {
      ...service,
      glance: addCost(service.glance, formatCost(feeRows, service.id), isSample),
      ...(members.length === 0 && { contactAdvice: service.contactAdvice ?? generalAdvice }),
    },
    tabs: services.map(({ url, menuName }) => ({ url, menuName })),
    members: members.map((member) => createProviderCard(member, service.url)),
    videoSections,
    posts: await listPostsForService(db, service),
  };
}

export const meta = pageMeta;

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { head, service, tabs, members, videoSections, posts } = loaderData;
  const [firstVideoSection, ...otherVideoSections] = videoSections;
  return (
    <div className="sheet">
      <HeroBanner
        aboveHeading={<Breadcrumbs items={head.breadcrumbs} />}
        heading={service.heading}
        paragraph={service.lead}
        buttons={
          service.hasNoProvider
            ? [{ kind: "call" }, { kind: "book", service: service.url }]
            : [{ kind: "book", service: service.url }, { kind: "call" }]
        }
        picture={service.picture}
      />
      <Intro {...service} />
      <ServiceDetails tabs={tabs} service={service} />
      <ServiceTeam members={members} contactAdvice={service.contactAdvice} />
      {firstVideoSection && <ServiceVideos section={firstVideoSection} />}
      {service.furtherTexts && <FurtherTexts texts={service.furtherTexts} />}
      {otherVideoSections.map((section) => (
        <ServiceVideos key={section.heading} section={section} />
      ))}
      <RelatedPosts
        heading="Good to know"
        posts={posts}
        moreLink={{ name: "All articles", to: "/blog" }}
      />
    </div>
  );
}

function Intro({
  url,
  intro,
  glance,
  hasNoProvider,
}: Pick<Service, "url" | "intro" | "glance" | "hasNoProvider">) {
  return (
    <section className="section">
      <div className="wrap grid gap-12 desk:grid-cols-12 desk:gap-x-8">
        <div className="stack desk:col-span-6 wide:col-span-7 print:hidden">
          <h2>{intro.heading}</h2>
          <p className="lead">{intro.paragraph}</p>
          <ul className="ticks my-8">
            {intro.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {hasNoProvider && <CallButton variant="primary" />}
            <BookButton variant={hasNoProvider ? "bookLine" : "book"} service={url} />
          </div>
        </div>
        <dl className="self-start border-t-[1.5px] border-brand desk:col-span-5 desk:col-start-8 wide:col-span-4 wide:col-start-9 print:columns-2">
          {glance.map(({ term, text }) => (
            <div
              key={term}
              className="grid grid-cols-[clamp(5rem,26vw,7.5rem)_minmax(0,1fr)] gap-4 desk:max-wide:grid-cols-[5.5rem_minmax(0,1fr)] border-b border-line py-4"
            >
              <dt className="font-semibold text-brand">{term}</dt>
              <dd>
                {text}
                {term === costTerm && (
                  <Link to="/fees" className="ml-2 underline print:hidden">
                    All fees
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const costTerm = "Cost";

/** After the rows about the length of visits. */
function addCost(glance: Service["glance"], cost: string, isSample: boolean): Service["glance"] {
  if (cost === "") return glance;
  const row = { term: costTerm, text: isSample ? `${cost} (sample prices).` : `${cost}.` };
  return [...glance.slice(0, 2), row, ...glance.slice(2)];
}

function FurtherTexts({ texts }: { texts: NonNullable<Service["furtherTexts"]> }) {
  return (
    <section className="section print:hidden">
      <div className="wrap grid gap-x-24 gap-y-16 desk:grid-cols-2">
        {texts.map(({ heading, paragraphs }) => (
          <div key={heading} className="stack">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
