import { refusedFormContext } from "#app/context.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { AboutService } from "#app/sections/about-service.tsx";
import { CallButton } from "#app/sections/book-and-call.tsx";
import { serviceCardData } from "#app/sections/card-data.server.ts";
import { Greetings } from "#app/sections/greetings.tsx";
import { HeroBanner } from "#app/sections/hero-banner.tsx";
import { TextWithImage } from "#app/sections/text-with-image.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Later, lateBand } from "#app/ui/later.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { aboutSections } from "#content/about.ts";
import { clinic } from "#content/clinic.ts";
import { galleryReceptionDesk, heroAbout } from "#content/pictures/manifest.ts";
import type { Route } from "./+types/about";

const testimonials = lateBand(
  async () => (await import("#app/sections/testimonials.tsx")).Testimonials,
);

const hero = {
  source: heroAbout,
  alt: "A green sofa, armchairs and three framed prints against a sage wall",
  crop: "object-[84%_50%]",
};

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: pageHead(context, {
      title: `Expert Care in ${clinic.address.city}`,
      description: `A small rehab and wellness clinic in ${clinic.address.city}: nine people, fourteen services and four languages. Physiotherapy, chiropractic, massage, orthotics and more.`,
      path: "/about",
      kind: "AboutPage",
      picture: hero,
      steps: [{ name: "Home", to: "/" }, { name: "About Us" }],
    }),
    sections: aboutSections.map(({ service, ...words }) => ({
      ...words,
      url: service.url,
      picture: serviceCardData(service).picture,
    })),
    refusedForm: context.get(refusedFormContext),
  };
}

export const meta = pageMeta;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroBanner
        above={<Breadcrumbs steps={loaderData.head.steps} />}
        heading="A clinic that sounds like a living room."
        paragraph={`Nine people, fourteen services and four languages in ${clinic.address.city}. Come in and sit down first.`}
        buttons={[{ kind: "book" }]}
        picture={hero}
      />
      <section className="section">
        <div className="wrap">
          <TextWithImage
            heading="Who We Are"
            lead="A small rehabilitation and wellness clinic, open six days a week."
            paragraphs={[
              "You talk first. We ask what happened, what you have tried and what you would like to do again: the stairs, the garden, a whole night’s sleep. Then we look, and tell you what we found, what we suggest and what it costs.",
              "If we are not the right place for you, we help you find it.",
            ]}
            picture={{
              source: galleryReceptionDesk,
              alt: "The reception desk before a green arched niche",
              crop: "object-[54%_50%]",
            }}
            shape="great-arch"
            startsWithWords
          >
            <MoreLink to="/registered-providers">Meet our registered providers</MoreLink>
          </TextWithImage>
        </div>
      </section>
      <MultiLingualTeam />
      <section className="section">
        <div className="wrap grid gap-x-12 gap-y-14 wide:grid-cols-2 wide:gap-y-20 full:gap-x-16">
          {loaderData.sections.map((section, i, all) => (
            <AboutService
              key={section.url}
              {...section}
              isWide={i === all.length - 1 && all.length % 2 === 1}
            />
          ))}
        </div>
      </section>
      <div className="bg-sand">
        <Later band={testimonials} props={{ refused: loaderData.refusedForm }} />
      </div>
    </>
  );
}

function MultiLingualTeam() {
  return (
    <section aria-labelledby="languages" className="section on-dark bg-evergreen text-mist">
      <div className="wrap grid gap-8 desk:grid-cols-[1fr_auto] desk:items-center">
        <div className="stack">
          <h2 id="languages">A Multi-Lingual Team</h2>
          <p className="lead">
            Pain is hard to describe in a second language. Tell us in English, Tagalog, Gujarati or
            Farsi, or bring somebody who helps you.
          </p>
          <Greetings />
        </div>
        <div className="grid gap-3 justify-items-start">
          <CallButton look="pale">Get Consultation</CallButton>
          <p className="text-s leading-normal">
            A call to {clinic.phone.shown}.
            <br />
            Say which language you would like.
          </p>
        </div>
      </div>
    </section>
  );
}
