import { clinicContext } from "#app/context.ts";
import { CallButton } from "#app/layout/book-and-call.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { Greetings } from "#app/sections/languages/greetings.tsx";
import { AboutService } from "#app/sections/services/about-service.tsx";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { loadTestimonials } from "#app/sections/testimonials/load-testimonials.server.ts";
import { TextWithImage } from "#app/sections/text/text-with-image.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LazyHydrate, lazySection } from "#app/ui/lazy-hydrate.tsx";
import { aboutSections } from "#content/about-sections.ts";
import { clinic } from "#content/clinic.ts";
import { aboutPicture } from "#content/pages/about-picture.ts";
import { aboutTexts } from "#content/pages/about-texts.ts";
import { receptionPicture } from "#content/pages/reception-picture.ts";
import { teamTexts } from "#content/pages/team-texts.ts";
import { treatmentRoomPicture } from "#content/pages/treatment-room-picture.ts";
import { countOpenDays } from "#domain/clinic/hours-text.ts";
import { capitalize, formatCount, formatItems, formatNumber } from "#domain/clinic/number-words.ts";
import {
  formatServiceCount,
  formatServicesBriefly,
  getShortName,
} from "#domain/clinic/service-links.ts";
import { notOffered } from "#domain/clinic/services-definition.ts";
import type { TeamFacts } from "#domain/clinic/team-facts.ts";
import type { Route } from "./+types/about";

const testimonials = lazySection(
  async () =>
    (await import("#app/sections/testimonials/testimonial-section.tsx")).TestimonialSection,
);

const hero = { ...aboutPicture, crop: "object-[84%_50%]" };

export const handle = { hydratesOn: "activity" };

export async function loader({ context }: Route.LoaderArgs) {
  const { hours, team } = await context.get(clinicContext)();
  const services = await loadServices(context);
  const size = formatTeamSize(team, services.length);
  const named = formatServicesBriefly(services);
  return {
    languages: team.languages.length > 1 ? formatItems(team.languages, "or") : "",
    openDays: formatNumber(countOpenDays(hours)),
    teamSize: capitalize(size),
    head: createPageHead(context, {
      title: `Expert Care in ${clinic.address.city}`,
      description: `${aboutTexts.kind} in ${clinic.address.city}: ${size}.${named && ` ${capitalize(named)}.`}`,
      path: "/about",
      schemaType: "AboutPage",
      picture: hero,
      breadcrumbs: [{ name: "Home", to: "/" }, { name: "About Us" }],
    }),
    sections: aboutSections.flatMap(({ service: { url }, heading, ...texts }) => {
      const service = services.find((candidate) => candidate.url === url);
      if (service === undefined) return [];
      const { picture, hasNoProvider } = service;
      return {
        ...texts,
        url,
        heading: getShortName(service, heading),
        picture,
        notOffered: hasNoProvider ? notOffered : undefined,
      };
    }),
    teamLink: `Meet our ${teamTexts.name}`,
    treatmentRoomPicture,
    testimonials: await loadTestimonials(context),
  };
}

export const meta = pageMeta;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        aboveHeading={<Breadcrumbs items={loaderData.head.breadcrumbs} />}
        heading="Come in and sit down first."
        paragraph={`${loaderData.teamSize} in ${clinic.address.city}. We hear you out before we treat you.`}
        buttons={[{ kind: "book" }]}
        picture={hero}
      />
      <section className="section">
        <div className="wrap">
          <TextWithImage
            heading="Who We Are"
            lead={`${aboutTexts.lead}, open ${loaderData.openDays} days a week.`}
            paragraphs={aboutTexts.paragraphs}
            picture={{ ...receptionPicture, crop: "object-[54%_50%]" }}
            shape="great-arch"
            textFirstOnMobile
          >
            <ArrowLink to="/registered-providers">{loaderData.teamLink}</ArrowLink>
          </TextWithImage>
        </div>
      </section>
      {loaderData.languages && <MultiLingualTeam languages={loaderData.languages} />}
      <section aria-labelledby="services" className="section">
        <div className="wrap">
          <h2 id="services" className="mb-10 desk:mb-16">
            How we can help
          </h2>
          <div className="grid gap-x-12 gap-y-5 tablet:gap-y-14 wide:grid-cols-2 full:gap-x-16">
            {loaderData.sections.map((section, i, all) => (
              <AboutService
                key={section.url}
                {...section}
                isWide={i === all.length - 1 && all.length % 2 === 1}
              />
            ))}
          </div>
        </div>
      </section>
      <div className="bg-surface-muted">
        <LazyHydrate
          section={testimonials}
          props={{ picture: loaderData.treatmentRoomPicture, ...loaderData.testimonials }}
        />
      </div>
    </>
  );
}

function formatTeamSize({ peopleCount, languages }: TeamFacts, serviceCount: number): string {
  const counts = [
    ...(peopleCount > 0 ? [formatCount(peopleCount, "person", "people")] : []),
    formatServiceCount(serviceCount),
    formatCount(languages.length, "language"),
  ];
  return formatItems(counts.map((count) => count.toLowerCase()));
}

function MultiLingualTeam({ languages }: { languages: string }) {
  const { phone } = useClinic();
  return (
    <section aria-labelledby="languages" className="section on-dark bg-brand text-on-brand">
      <div className="wrap grid gap-8 desk:flex desk:flex-wrap desk:items-center">
        <div className="stack flex-1 basis-48">
          <h2 id="languages">A Multi-Lingual Team</h2>
          <p className="lead">
            {aboutTexts.languages} Tell us in {languages}, or bring somebody who helps you.
          </p>
          <Greetings />
        </div>
        <div className="grid gap-3 justify-items-start">
          <CallButton variant="pale">Get Consultation</CallButton>
          <p className="text-s leading-normal">
            A call to {phone}.
            <br />
            Say which language you would like.
          </p>
        </div>
      </div>
    </section>
  );
}
