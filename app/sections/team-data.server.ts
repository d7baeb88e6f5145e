import { requirePicture } from "#content/pictures/find-picture.ts";
import { type TeamMember, team } from "#content/team.ts";
import type { ProviderCardData } from "./team-grid.tsx";

/** The members of a college. */
export function listRegisteredProviders(): ProviderCardData[] {
  return team.filter(({ registration }) => registration !== undefined).map(cardData);
}

/** Those without a college: they may not look registered. */
export function listClinicTeam(): ProviderCardData[] {
  return team.filter(({ registration }) => registration === undefined).map(cardData);
}

/** Whom you see for a service; nobody where it has no clinician of its own. */
export function teamOfService(url: string): ProviderCardData[] {
  return team
    .filter(({ services }) => services.includes(url))
    .map((member) => ({ ...cardData(member), bookedService: url }));
}

function cardData(member: TeamMember): ProviderCardData {
  const { id, name, role, portrait, languages, services, registration, booking } = member;
  return {
    id,
    name,
    role,
    portrait: requirePicture(portrait),
    languages: listInWords.format(languages),
    bookedService: services.length === 1 ? services[0] : undefined,
    registration,
    booking,
  };
}

/** British English lists, like Canadian ones, have no comma before the last. */
const listInWords = new Intl.ListFormat("en-GB");
