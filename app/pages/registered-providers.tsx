import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { createProviderCard, loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { type ProviderCardData, TeamGrid } from "#app/sections/team/team-grid.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { personNode } from "#app/seo/structured-data/people-nodes.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { clinic } from "#content/clinic.ts";
import { galleryConsultationCorner } from "#content/pictures/manifest.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { listProfessions } from "#domain/clinic/protected-titles.ts";
import type { Route } from "./+types/registered-providers";

const hero = {
  source: galleryConsultationCorner,
  alt: "Two armchairs by an arched window in the consultation corner",
  crop: "object-[66%_50%]",
};

export async function loader({ context }: Route.LoaderArgs) {
  const people = await loadProviders(context);
  const registered = people.filter(({ registration }) => registration !== undefined);
  return {
    head: createPageHead(context, {
      title: `Registered Providers in ${clinic.address.city}`,
      description: createDescription(registered.map(({ role = "" }) => role)),
      path: "/registered-providers",
      schemaType: "CollectionPage",
      picture: hero,
      breadcrumbs: [
        { name: "Home", to: "/" },
        { name: "About Us", to: "/about" },
        { name: "Registered Providers" },
      ],
      createNodes: ({ origin }) => people.map((person) => personNode(origin, person)),
    }),
    registered: registered.map((person) => createProviderCard(person)),
    // Listed apart: by law, staff without a college may not appear to be registered.
    clinicTeam: people
      .filter(({ registration }) => registration === undefined)
      .map((person) => createProviderCard(person)),
  };
}

function createDescription(titles: string[]): string {
  if (titles.length === 0) return `Meet the team of our clinic in ${clinic.address.city}.`;
  const professions = listProfessions(titles).map(({ profession, count }) =>
    count === 1 ? profession : `${profession}s`,
  );
  return `Meet our ${formatItems(professions)}, each with a link to their college’s public register.`;
}

export const meta = pageMeta;

export default function RegisteredProvidersPage({ loaderData }: Route.ComponentProps) {
  const { head, registered, clinicTeam } = loaderData;
  return (
    <>
      <HeroBanner
        aboveHeading={<Breadcrumbs items={head.breadcrumbs} />}
        heading="Registered Providers"
        paragraph="Who will treat you, which languages they speak, and where you can check that they are registered."
        buttons={[{ kind: "book" }, { kind: "call" }]}
        picture={hero}
      />
      <ProviderSection
        id="registered"
        heading="Registered with a college"
        paragraph="Each of them answers to an Ontario college. Its public register shows anyone’s standing."
        people={registered}
      />
      <ProviderSection
        id="clinic-team"
        heading="Clinic team"
        paragraph="They keep the clinic running and measure your compression wear. They are not members of a college."
        people={clinicTeam}
        isOnSand
      />
      <HelpBlock />
    </>
  );
}

interface ProviderSectionProps {
  id: string;
  heading: string;
  paragraph: string;
  people: ProviderCardData[];
  isOnSand?: boolean;
}

function ProviderSection({
  id,
  heading,
  paragraph,
  people,
  isOnSand = false,
}: ProviderSectionProps) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`section ${isOnSand ? "bg-surface-muted" : ""}`}>
      <div className="wrap">
        <div className="mb-12 grid gap-4 desk:mb-16 desk:grid-cols-2 desk:items-end desk:gap-8">
          <h2 id={id}>{heading}</h2>
          <p className="max-w-[46ch]">{paragraph}</p>
        </div>
        <TeamGrid people={people} />
      </div>
    </section>
  );
}
