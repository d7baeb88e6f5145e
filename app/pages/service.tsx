import { Link, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { BookButton } from "#app/layout/book-and-call.tsx";
import { getMessageUrl } from "#app/layout/message-url.ts";
import { CallAndMessage } from "#app/sections/contact/call-and-message.tsx";
import { textsAboutPain } from "#app/sections/contact/urgent-call.tsx";
import { DemoBadge } from "#app/sections/demo/demo-badge.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { loadServices, type ShownService } from "#app/sections/services/load-services.server.ts";
import { ServiceDetails } from "#app/sections/services/service-details.tsx";
import { splitDescription } from "#app/sections/services/service-parts.server.ts";
import { listPostsForService } from "#app/sections/services/service-posts.server.ts";
import { ServiceTeam } from "#app/sections/services/service-team.tsx";
import {
  createProviderCard,
  introduceProvider,
  loadProviders,
  type Provider,
} from "#app/sections/team/provider-cards.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { personNode } from "#app/seo/structured-data/people-nodes.server.ts";
import { serviceNode } from "#app/seo/structured-data/service-nodes.server.ts";
import { videoNodes } from "#app/seo/structured-data/video-nodes.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LazyHydrate, lazySection } from "#app/ui/lazy-hydrate.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { teamTexts } from "#content/pages/team-texts.ts";
import { listVideoSections, type VideoSection } from "#content/videos.ts";
import { fees, formatCost } from "#domain/clinic/fees-definition.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { listOffered, notOffered } from "#domain/clinic/services-definition.ts";
import { parseSlug } from "#domain/fields/slug.ts";
import { splitParagraphs } from "#domain/fields/split-paragraphs.ts";
import type { Route } from "./+types/service";

const relatedPosts = lazySection(
  async () => (await import("#app/sections/posts/related-posts.tsx")).RelatedPosts,
);
const serviceVideos = lazySection(
  async () => (await import("#app/sections/services/service-videos.tsx")).ServiceVideos,
);
const relatedProps = { heading: "Good to know", moreLink: { name: "All articles", to: "/blog" } };
const generalAdvice = "Tell us what you need, and we will say who can help.";

export const handle = { hydratesOn: "activity" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = await loadServices(context);
  const slug = parseSlug(params.id);
  const service = services.find(({ url }) => url === slug);
  if (service === undefined) throw redirect("/services");
  const videoSections = listVideoSections(service.url);
  const db = context.get(dbContext);
  const people = await loadProviders(context);
  const { rows: feeRows, isSample } = await readSingleton(db, fees);
  const members = service.hasNoProvider
    ? []
    : people.filter((person) => person.services.includes(service.url));
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
        ...listOffered([service]).map((offered) => serviceNode(urls, offered)),
        ...members.map((member) => personNode(urls.origin, member)),
        ...videoNodes(urls, videoSections),
      ],
    }),
    service: {
      ...service,
      ...(!service.hasUrgentText && textsAboutPain),
      lead: service.hasNoProvider ? `${notOffered}. ${service.lead}` : service.lead,
      glance: addCost(addProviders(service.glance, members), formatCost(feeRows, service.id)),
      ...(members.length === 0 && { contactAdvice: service.contactAdvice || generalAdvice }),
      description: "",
      parts: splitDescription(service.description),
    },
    ...(!service.hasNoProvider && { booked: { url: service.url, bookName: service.bookName } }),
    messageTopic: service.url,
    teamLink: `All ${teamTexts.name}`,
    tabs: services.map(({ url, menuName }) => ({ url, menuName })),
    members: members.map((member) => createProviderCard(member, service.url)),
    hasSampleFees: isSample,
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
            ? [
                { kind: "call" },
                { kind: "route", to: getMessageUrl(service.url), name: "Send a message" },
              ]
            : [
                { kind: "book", service: service.url, name: formatBooking(service.bookName) },
                { kind: "call" },
              ]
        }
        picture={service.picture}
      />
      <Intro service={service} hasSampleFees={loaderData.hasSampleFees} />
      <ServiceDetails tabs={tabs} service={service} />
      <ServiceTeam
        members={members}
        teamLink={loaderData.teamLink}
        contactAdvice={service.contactAdvice}
      />
      {firstVideoSection && <Videos url={service.url} section={firstVideoSection} />}
      {service.furtherTexts.length > 0 && <FurtherTexts texts={service.furtherTexts} />}
      {otherVideoSections.map((section) => (
        <Videos key={section.heading} url={service.url} section={section} />
      ))}
      <LazyHydrate key={service.url} section={relatedPosts} props={{ ...relatedProps, posts }} />
    </div>
  );
}

function Videos({ url, section }: { url: string; section: VideoSection }) {
  return <LazyHydrate key={url} section={serviceVideos} props={{ section }} />;
}

interface IntroProps {
  service: ShownService;
  hasSampleFees: boolean;
}

function Intro({ service, hasSampleFees }: IntroProps) {
  const { url, glance, hasNoProvider, bookName } = service;
  return (
    <section className="section">
      <div className="wrap grid gap-8 desk:grid-cols-12 desk:gap-x-[min(2rem,3.2vw)]">
        <div className="stack desk:col-span-6 wide:col-span-7 print:hidden">
          <h2>{service.introHeading}</h2>
          <p className="lead whitespace-pre-line">{service.introParagraph}</p>
          <ul className="ticks">
            {service.introBullets.map((bullet, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff can write a line twice.
              <li key={i}>{bullet}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 max-desk:hidden">
            {hasNoProvider ? (
              <CallAndMessage />
            ) : (
              <BookButton service={url}>{formatBooking(bookName)}</BookButton>
            )}
          </div>
        </div>
        <div className="self-start desk:col-span-5 desk:col-start-8 wide:col-span-4 wide:col-start-9">
          <dl className="border-t-[1.5px] border-brand print:columns-2">
            {glance.map(({ term, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff can write a term twice.
              <div key={i} className="flex flex-wrap gap-x-4 border-b border-line py-3">
                <dt className="basis-24 font-semibold text-brand">{term}</dt>
                <dd className="flex-1 basis-32">
                  {text}
                  {term === costTerm && <CostNote isSample={hasSampleFees} />}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 flex max-w-none flex-wrap items-center gap-x-6 text-base print:hidden">
            <PrintButton />
            <ArrowLink to="/first-visit">Your first visit</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function CostNote({ isSample }: { isSample: boolean }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 text-s">
      {isSample && <DemoBadge>Sample prices</DemoBadge>}
      <Link to="/fees" className="-my-2 inline-flex min-h-11 items-center underline print:hidden">
        Fees and insurance
      </Link>
    </span>
  );
}

const costTerm = "Cost";
const providersTerm = "With";

/** After the rows about the length of visits. Words that staff wrote there themselves stay. */
function addCost(glance: ShownService["glance"], cost: string): ShownService["glance"] {
  if (cost === "" || glance.some(({ term }) => term === costTerm)) return glance;
  return [...glance.slice(0, 2), { term: costTerm, text: cost }, ...glance.slice(2)];
}

function addProviders(glance: ShownService["glance"], members: Provider[]): ShownService["glance"] {
  const bookable = members.filter(({ availability }) => availability === "");
  if (bookable.length === 0 || glance.some(({ term }) => term === providersTerm)) return glance;
  const text = formatItems(bookable.map(introduceProvider), "or");
  return [...glance.slice(0, 2), { term: providersTerm, text }, ...glance.slice(2)];
}

function formatBooking(bookName: string): string {
  return bookName === "" ? "Book an Appointment" : `Book ${bookName}`;
}

function FurtherTexts({ texts }: { texts: ShownService["furtherTexts"] }) {
  return (
    <section className="section print:hidden">
      <div className="wrap grid gap-16 desk:grid-cols-2 desk:gap-section">
        {texts.map(({ heading, text }) => (
          <div key={heading} className="stack">
            <h2>{heading}</h2>
            {splitParagraphs(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
