import { clinicContext, dbContext, refusedFormContext, siteUrlContext } from "#app/context.ts";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { loadPostCards } from "#app/sections/posts/card-loaders.server.ts";
import { createServiceCard, loadServices } from "#app/sections/services/load-services.server.ts";
import { loadTestimonials } from "#app/sections/testimonials/load-testimonials.server.ts";
import { hreflangLinks } from "#app/seo/hreflang-links.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { videoNode } from "#app/seo/structured-data/video-nodes.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { LazyHydrate, lazySection } from "#app/ui/lazy-hydrate.tsx";
import { VideoDialog } from "#app/ui/video-dialog.tsx";
import { clinic } from "#content/clinic.ts";
import { heroHome } from "#content/pictures/manifest.ts";
import { carouselExcludedUrl } from "#content/services/index.ts";
import { homeTour, type SelfHostedVideo } from "#content/videos.ts";
import { formatAvailability } from "#domain/clinic/hours-text.ts";
import { capitalize, formatItems } from "#domain/clinic/number-words.ts";
import { formatServices } from "#domain/clinic/service-links.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/home";

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

const maxBlogCards = 6;

const hero = {
  source: heroHome,
  alt: "A sunlit treatment room: a sage table beneath three tall arched windows",
  crop: "object-[84%_50%]",
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { hours, contact, team } = await context.get(clinicContext)();
  const services = await loadServices(context);
  const servicesSentence = capitalize(formatServices(services));
  const posts = await listPublicCards(db, { limit: maxBlogCards });
  return {
    head: createPageHead(context, {
      title: "Book Your Appointment Today!",
      description: `${servicesSentence} in ${clinic.address.city}. ${formatAvailability(hours, " and by video")}, in ${formatItems(team.languages)}.`,
      path: "/",
      extraTags: hreflangLinks(context.get(siteUrlContext)),
      picture: hero,
      createNodes: (urls) => [videoNode(urls, homeTour, homeTour.action)],
    }),
    servicesSentence,
    availability: formatAvailability(hours, ", and by video"),
    tour: homeTour,
    languages: formatItems(team.languages, "or"),
    professions: capitalize(team.professions || "the people here"),
    services: services.filter(({ url }) => url !== carouselExcludedUrl).map(createServiceCard),
    posts: await loadPostCards(db, posts),
    testimonials: await loadTestimonials(context),
    refusedForm: context.get(refusedFormContext),
    reviewsUrl: contact.reviewsUrl,
  };
}

export const meta = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        heading="Rehab that starts with listening."
        paragraph={`${loaderData.servicesSentence} under one roof. ${loaderData.availability}.`}
        buttons={[
          { kind: "book" },
          { kind: "route", to: "/services", name: "Learn More", hiddenText: "about our services" },
        ]}
        picture={hero}
      />
      <WhoWeAre tour={loaderData.tour} professions={loaderData.professions} />
      {loaderData.services.length > 0 && (
        <LazyHydrate section={serviceCarousel} props={{ services: loaderData.services }} />
      )}
      <LazyHydrate section={whyChooseUs} props={{ languages: loaderData.languages }} />
      <LazyHydrate
        section={testimonials}
        props={{
          testimonials: loaderData.testimonials,
          refusedForm: loaderData.refusedForm,
          reviewsUrl: loaderData.reviewsUrl,
        }}
      />
      <LazyHydrate section={blogCarousel} props={{ posts: loaderData.posts }} />
    </>
  );
}

function WhoWeAre({ tour, professions }: { tour: SelfHostedVideo; professions: string }) {
  const { source, action, ...videoProps } = tour;
  return (
    <section className="section">
      <div className="wrap grid gap-12 desk:grid-cols-2 desk:items-center desk:gap-8">
        <div className="stack desk:order-2 desk:pr-8">
          <p className="kicker">Who we are</p>
          <h2>
            One team, one plan,
            <br />
            no rush.
          </h2>
          <p className="lead">
            Most first visits are an hour long, because a good plan needs the whole story.
          </p>
          <p>
            {professions} work, with your permission, from the same plan. You will hear what we
            found, what we suggest and what it costs before anything starts.
          </p>
          <ArrowLink to="/about" hiddenText="about our clinic">
            Learn More
          </ArrowLink>
        </div>
        <div className="mx-auto w-full max-w-144 desk:order-1 desk:max-w-none desk:pr-12">
          <VideoDialog
            {...videoProps}
            clip={source}
            name={action}
            posterCrop="object-[52%_50%]"
            sizes="(min-width: 62rem) 42vw, 90vw"
          />
        </div>
      </div>
    </section>
  );
}
