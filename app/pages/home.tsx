import { dbContext, refusedFormContext, siteUrlContext } from "#app/context.ts";
import { alternateLinks } from "#app/frame/alternate-links.server.ts";
import { filmNode } from "#app/frame/graph/film-nodes.server.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { postCards, serviceCardData } from "#app/sections/card-data.server.ts";
import { HeroBanner } from "#app/sections/hero-banner.tsx";
import { ClipDialog } from "#app/ui/clip-dialog.tsx";
import { Later, lateBand } from "#app/ui/later.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { clinic } from "#content/clinic.ts";
import { heroHome } from "#content/pictures/manifest.ts";
import { leftOutOfCarousel, services } from "#content/services/index.ts";
import { homeTour, type OwnFilm } from "#content/videos.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/home";

const serviceCarousel = lateBand(
  async () => (await import("#app/sections/service-carousel.tsx")).ServiceCarousel,
);
const whyChooseUs = lateBand(
  async () => (await import("#app/sections/why-choose-us.tsx")).WhyChooseUs,
);
const testimonials = lateBand(
  async () => (await import("#app/sections/testimonials.tsx")).Testimonials,
);
const blogCarousel = lateBand(
  async () => (await import("#app/sections/blog-carousel.tsx")).BlogCarousel,
);

const blogCards = 6;

const hero = {
  source: heroHome,
  alt: "A sunlit treatment room: a sage table beneath three tall arched windows",
  crop: "object-[84%_50%]",
};

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const posts = await listPublicCards(db, { limit: blogCards });
  return {
    head: pageHead(context, {
      title: "Book Your Appointment Today!",
      description: `Physiotherapy, chiropractic, massage and eleven more services in ${clinic.address.city}. Evenings until 7, Saturdays and by video, in English, Tagalog, Gujarati and Farsi.`,
      path: "/",
      more: alternateLinks(context.get(siteUrlContext)),
      picture: hero,
      nodes: (at) => [filmNode(at, homeTour, homeTour.action)],
    }),
    tour: homeTour,
    services: services.filter(({ url }) => url !== leftOutOfCarousel).map(serviceCardData),
    posts: await postCards(db, posts),
    refusedForm: context.get(refusedFormContext),
  };
}

export const meta = pageMeta;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        heading="Rehab that starts with listening."
        paragraph="Physiotherapy, chiropractic, massage and eleven more services under one roof. Evenings until 7, Saturdays, and by video."
        buttons={[
          { kind: "book" },
          { kind: "route", to: "/services", name: "Learn More", rest: "about our services" },
        ]}
        picture={hero}
      />
      <WhoWeAre tour={loaderData.tour} />
      <Later band={serviceCarousel} props={{ services: loaderData.services }} />
      <Later band={whyChooseUs} props={{}} />
      <Later band={testimonials} props={{ refused: loaderData.refusedForm }} />
      <Later band={blogCarousel} props={{ posts: loaderData.posts }} />
    </>
  );
}

function WhoWeAre({ tour }: { tour: OwnFilm }) {
  const { source, action, ...film } = tour;
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
            Physiotherapists, a chiropractor, a massage therapist, an acupuncturist and a
            psychological associate work, with your permission, from the same plan. You will hear
            what we found, what we suggest and what it costs before anything starts.
          </p>
          <MoreLink to="/about" rest="about our clinic">
            Learn More
          </MoreLink>
        </div>
        <div className="mx-auto w-full max-w-144 desk:order-1 desk:max-w-none desk:pr-12">
          <ClipDialog
            {...film}
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
