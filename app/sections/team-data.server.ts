import { requirePicture } from "#content/pictures/find-picture.ts";
import { type TeamMember, team } from "#content/team.ts";
import type { ProviderCardData } from "./team-grid.tsx";

export function listRegisteredProviders(): ProviderCardData[] {
  return team.filter(({ registration }) => registration !== undefined).map(cardData);
}

/** Listed apart: by law, staff without a college may not appear to be registered. */
export function listClinicTeam(): ProviderCardData[] {
  return team.filter(({ registration }) => registration === undefined).map(cardData);
}

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

/** British lists have no comma before the last item, as is usual in Canada. */
const listInWords = new Intl.ListFormat("en-GB");
