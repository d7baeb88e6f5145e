import { redirect } from "react-router";
import { clinicContext } from "#app/context.ts";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { DemoBadge } from "#app/sections/demo/demo-badge.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import {
  describeFilterResult,
  filterProviders,
  findCanonicalFilterUrl,
  listFilterOptions,
  listUsefulServices,
  parseProviderFilter,
  providersPath,
} from "#app/sections/team/filter-providers.server.ts";
import { createListedProvider, loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { ProviderFilter } from "#app/sections/team/provider-filter.tsx";
import { type ListedProvider, ProviderList } from "#app/sections/team/provider-list.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { personNode } from "#app/seo/structured-data/people-nodes.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { clinic } from "#content/clinic.ts";
import { providersPicture } from "#content/pages/providers-picture.ts";
import { teamTexts } from "#content/pages/team-texts.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { listProfessions } from "#domain/clinic/protected-titles.ts";
import type { Route } from "./+types/registered-providers";

const hero = { ...providersPicture, crop: "object-[66%_50%]" };

/** The server removes all other query parameters. */
export const handle = { hydratesOn: "activity", queryNames: ["language", "service"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const everyone = await loadProviders(context);
  const { team, services } = await context.get(clinicContext)();
  const options = listFilterOptions(team.languages, services);
  const query = new URL(request.url).searchParams;
  const filter = parseProviderFilter(query, options);
  const canonicalUrl = findCanonicalFilterUrl(query, filter);
  // Pages with other values would be copies, and would fill the page cache.
  if (canonicalUrl !== undefined) throw redirect(canonicalUrl);

  const people = filterProviders(everyone, filter);
  const registered = people.filter(({ registration }) => registration !== undefined);
  // Listed apart: by law, staff without a college may not appear to be registered.
  const clinicTeam = people.filter(({ registration }) => registration === undefined);
  const createCard = (person: (typeof people)[number]) =>
    createListedProvider(person, services, filter.service?.value);
  return {
    head: createPageHead(context, {
      title: `${teamTexts.heading} in ${clinic.address.city}`,
      description: createDescription(
        everyone.filter(({ registration }) => registration).map(({ role = "" }) => role),
      ),
      path: providersPath,
      schemaType: "CollectionPage",
      picture: hero,
      breadcrumbs: [
        { name: "Home", to: "/" },
        { name: "About Us", to: "/about" },
        { name: teamTexts.heading },
      ],
      createNodes: ({ origin }) => people.map((person) => personNode(origin, person)),
    }),
    hero,
    registered: registered.map(createCard),
    clinicTeam: clinicTeam.map(createCard),
    isSample: everyone.some((person) => person.isSample),
    filter: everyone.length > 0 && {
      languages: options.languages,
      services: listUsefulServices(options.services, everyone, filter.service),
      path: providersPath,
      language: filter.language?.value ?? "",
      service: filter.service?.value ?? "",
      result: describeFilterResult(registered.length, clinicTeam.length, filter),
    },
  };
}

function createDescription(titles: string[]): string {
  if (titles.length === 0)
    return `Meet the team of our clinic in ${clinic.address.city}: who they are, when they are here and which languages they speak.`;
  const professions = listProfessions(titles).map(({ profession, count }) =>
    count === 1 ? profession : `${profession}s`,
  );
  return `Meet our ${formatItems(professions)}, each with a link to their college’s public register.`;
}

export const meta = pageMeta;

export default function RegisteredProvidersPage({ loaderData }: Route.ComponentProps) {
  const { head, registered, clinicTeam, isSample, filter } = loaderData;
  return (
    <>
      <HeroBanner
        aboveHeading={<Breadcrumbs items={head.breadcrumbs} />}
        heading={teamTexts.heading}
        paragraph="Who will treat you, when they are here and which languages they speak."
        buttons={[{ kind: "book" }, { kind: "call" }]}
        picture={loaderData.hero}
      />
      {filter && <ProviderFilter {...filter} />}
      <ProviderSection
        id="registered"
        heading="Registered clinicians"
        paragraph={teamTexts.registered}
        isSample={isSample}
        people={registered}
      />
      <ProviderSection
        id="clinic-team"
        heading="Clinic team"
        paragraph={teamTexts.others}
        people={clinicTeam}
        isClinicTeam
      />
      {!filter && (
        <p className="wrap lead pt-10">
          Nobody is listed here at the moment. Call us, and we will tell you who can see you.
        </p>
      )}
      <HelpBlock />
    </>
  );
}

interface ProviderSectionProps {
  id: string;
  heading: string;
  paragraph: string;
  people: ListedProvider[];
  isSample?: boolean;
  isClinicTeam?: boolean;
}

function ProviderSection(props: ProviderSectionProps) {
  const { id, heading, paragraph, people, isSample = false, isClinicTeam = false } = props;
  if (people.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`section ${isClinicTeam ? "bg-surface-muted" : "pt-10 desk:pt-16"}`}
    >
      <div className="wrap">
        <div className="mb-6 grid gap-3 desk:mb-10 desk:grid-cols-2 desk:items-end desk:gap-12">
          <h2 id={id}>{heading}</h2>
          <p className="max-w-[46ch]">
            {paragraph} {isSample && <DemoBadge>Sample days and texts</DemoBadge>}
          </p>
        </div>
        <ProviderList people={people} isCompact={isClinicTeam} />
      </div>
    </section>
  );
}
