import { requirePicture } from "#content/pictures/find-picture.ts";
import { type TeamMember, team } from "#content/team.ts";
import type { ProviderCardData } from "./team-grid.tsx";

export function listRegisteredProviders(): ProviderCardData[] {
  return team.filter(({ registration }) => registration !== undefined).map(createProviderCard);
}

/** Listed apart: by law, staff without a college may not appear to be registered. */
export function listClinicTeam(): ProviderCardData[] {
  return team.filter(({ registration }) => registration === undefined).map(createProviderCard);
}

export function listProvidersForService(url: string): ProviderCardData[] {
  return team
    .filter(({ services }) => services.includes(url))
    .map((member) => ({ ...createProviderCard(member), bookedService: url }));
}

function createProviderCard(member: TeamMember): ProviderCardData {
  const { id, name, role, portrait, languages, services, registration, booking } = member;
  return {
    id,
    name,
    role,
    portrait: requirePicture(portrait),
    languages: languageListFormat.format(languages),
    bookedService: services.length === 1 ? services[0] : undefined,
    registration,
    booking,
  };
}

/** British lists have no comma before the last item, as is usual in Canada. */
const languageListFormat = new Intl.ListFormat("en-GB");
