import { clinicContext, dbContext, siteContext } from "#app/context.ts";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { type HeroFact, HeroFacts, HeroStatus } from "#app/sections/hero/hero-facts.tsx";
import { loadPostCards } from "#app/sections/posts/card-loaders.server.ts";
import { listFinderRows } from "#app/sections/services/finder-rows.server.ts";
import { createServiceCard, loadServices } from "#app/sections/services/load-services.server.ts";
import { selectFeaturedPeople } from "#app/sections/team/featured-people.server.ts";
import { type FeaturedPerson, PeopleStrip } from "#app/sections/team/people-strip.tsx";
import { loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { loadTestimonials } from "#app/sections/testimonials/load-testimonials.server.ts";
import { hreflangLinks } from "#app/seo/hreflang-links.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { videoNode } from "#app/seo/structured-data/video-nodes.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { LazyHydrate, lazySection } from "#app/ui/lazy-hydrate.tsx";
import { VideoDialog } from "#app/ui/video-dialog.tsx";
import { clinic } from "#content/clinic.ts";
import { corridorPicture } from "#content/pages/corridor-picture.ts";
import { homePicture } from "#content/pages/home-picture.ts";
import { homeTexts } from "#content/pages/home-texts.ts";
import { seatingPicture } from "#content/pages/seating-picture.ts";
import { carouselExcludedUrl } from "#content/services/index.ts";
import { homeTour, type SelfHostedVideo } from "#content/videos.ts";
import { formatAvailability } from "#domain/clinic/hours-text.ts";
import { capitalize, formatItems, formatNumber } from "#domain/clinic/number-words.ts";
import { formatServices } from "#domain/clinic/service-links.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/home";

const serviceFinder = lazySection(
  async () => (await import("#app/sections/services/service-finder.tsx")).ServiceFinder,
);
const serviceCarousel = lazySection(
  async () => (await import("#app/sections/services/service-carousel.tsx")).ServiceCarousel,
);
const whyChooseUs = lazySection(
  async () => (await import("#app/sections/text/why-choose-us.tsx")).WhyChooseUs,
);
const testimonials = lazySection(
  async () =>
    (await import("#app/sections/testimonials/testimonial-section.tsx")).TestimonialSection,
);
const blogCarousel = lazySection(
  async () => (await import("#app/sections/posts/blog-carousel.tsx")).BlogCarousel,
);

const { byVideo } = homeTexts;

/** Phones do not show it. */
const whoWeArePictureSizes = "(min-width: 48rem) 48rem, 1px";

const maxBlogCards = 6;

const hero = { ...homePicture, crop: "object-[84%_50%]" };

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { hours, team } = await context.get(clinicContext)();
  const services = await loadServices(context);
  const servicesSentence = capitalize(formatServices(services));
  const posts = await listPublicCards(db, { limit: maxBlogCards });
  return {
    head: createPageHead(context, {
      title: "Book Your Appointment Today!",
      description: `${servicesSentence} in ${clinic.address.city}. ${formatAvailability(hours, byVideo && ` ${byVideo}`)}, in ${formatItems(team.languages)}.`,
      path: "/",
      extraTags: hreflangLinks(context.get(siteContext).siteUrl),
      picture: hero,
      createNodes: (urls) => (homeTour ? [videoNode(urls, homeTour, homeTour.action)] : []),
    }),
    heading: homeTexts.heading,
    lead: `${servicesSentence} under one roof in ${clinic.address.city}. ${formatAvailability(hours, byVideo && `, ${byVideo}`)}.`,
    facts: listFacts(team.languages),
    finderRows: await listFinderRows(db, services),
    tour: homeTour,
    picture: corridorPicture,
    people: selectFeaturedPeople(await loadProviders(context)),
    peopleCount: team.peopleCount,
    languages: team.languages,
    services: services.filter(({ url }) => url !== carouselExcludedUrl).map(createServiceCard),
    posts: await loadPostCards(db, posts),
    testimonials: await loadTestimonials(context),
  };
}

export const meta = pageMeta;

export const handle = { hydratesOn: "activity" };

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        heading={loaderData.heading}
        paragraph={loaderData.lead}
        buttons={[
          { kind: "book" },
          { kind: "route", to: "/services", name: "Learn More", hiddenText: "about our services" },
        ]}
        picture={hero}
        belowButtons={<HeroStatus />}
        footer={<HeroFacts facts={loaderData.facts} />}
      />
      <LazyHydrate
        section={serviceFinder}
        props={{ rows: loaderData.finderRows }}
        worksWithoutScript
      />
      <WhoWeAre {...loaderData} />
      {loaderData.services.length > 0 && (
        <LazyHydrate section={serviceCarousel} props={{ services: loaderData.services }} />
      )}
      <LazyHydrate section={whyChooseUs} props={{ spoken: loaderData.languages }} />
      <LazyHydrate
        section={testimonials}
        props={{ picture: seatingPicture, ...loaderData.testimonials }}
      />
      <LazyHydrate section={blogCarousel} props={{ posts: loaderData.posts }} />
    </>
  );
}

interface WhoWeAreProps {
  tour: SelfHostedVideo | undefined;
  picture: typeof corridorPicture;
  people: FeaturedPerson[];
  peopleCount: number;
}

function WhoWeAre({ tour, picture, people, peopleCount }: WhoWeAreProps) {
  return (
    <section className="section bg-surface-muted">
      <div className="wrap">
        <div className="grid gap-5 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] tablet:items-center tablet:gap-8 desk:grid-cols-[min(27rem,48%)_minmax(0,1fr)] desk:gap-section">
          <div className="stack max-tablet:[&>*+*]:mt-3 tablet:order-2">
            <p className="kicker">Who we are</p>
            <h2>One team, one plan, no&nbsp;rush.</h2>
            <p className="lead">
              The first visit takes its time, because a good plan needs the whole story.
            </p>
            <p>
              With your permission, everyone who treats you works from the same plan. You hear what
              we found, what we suggest and what it costs before anything starts.
            </p>
            <ArrowLink to="/about" hiddenText="about our clinic">
              Learn More
            </ArrowLink>
          </div>
          {tour ? (
            <VideoDialog
              {...tour}
              clip={tour.source}
              name={tour.action}
              posterCrop="object-[52%_50%]"
              sizes={whoWeArePictureSizes}
            />
          ) : (
            <div className="arch arch-45 max-tablet:hidden">
              <CoverPicture {...picture} sizes={whoWeArePictureSizes} />
            </div>
          )}
        </div>
        {people.length > 0 && (
          <PeopleStrip
            people={people}
            linkText={
              peopleCount > people.length
                ? `Meet all ${formatNumber(peopleCount)} of us`
                : "Meet the team"
            }
          />
        )}
      </div>
    </section>
  );
}

/** Each fact leads to the page that shows it. */
function listFacts(languages: string[]): HeroFact[] {
  return [
    ...homeTexts.facts,
    languages.length > 1
      ? {
          to: "/registered-providers",
          title: `Care in ${formatNumber(languages.length)} languages`,
          text: languages.join(", "),
        }
      : { to: "/registered-providers", ...homeTexts.teamFact },
  ];
}
