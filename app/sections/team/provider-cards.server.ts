import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { getInitials } from "#app/ui/initials.ts";
import { describeAvailability } from "#domain/clinic/availability.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { collegeEntries, findCollege } from "#domain/clinic/protected-titles.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { type ClinicService, listOffered } from "#domain/clinic/services-definition.ts";
import { type ContentPicture, loadContentPictures } from "../pictures/content-pictures.server.ts";
import type { ListedProvider } from "./provider-list.tsx";

export interface Provider extends Omit<ListedProvider, "languages" | "bookedService" | "services"> {
  languages: string[];
  /** URLs of services. */
  services: string[];
  portrait: ContentPicture | undefined;
  initials: string;
  /** True until staff replace the text and the days that came with the demo. */
  isSample: boolean;
}

/** Those whom the site shows, in the order that staff chose. */
export async function loadProviders(context: Readonly<RouterContextProvider>): Promise<Provider[]> {
  const db = context.get(dbContext);
  const { services } = await context.get(clinicContext)();
  const entries = (await listEntries(db, providers)).filter(({ isListed }) => isListed);
  const today = getLocalDate(new Date());
  const images = entries.map(({ picture }) => picture);
  const bookingIds = entries.map(({ bookingId }) => bookingId);
  const portraits = await loadContentPictures(db, images);
  return entries.map((entry, i) => ({
    bookingId: entry.bookingId || `person-${entry.id}`,
    // An id that two people share belongs to the card of the first.
    id:
      entry.bookingId && bookingIds.indexOf(entry.bookingId) === i
        ? entry.bookingId
        : `person-${entry.id}`,
    name: entry.name,
    role: entry.title || undefined,
    portrait: renamePortrait(portraits[i], entry),
    initials: getInitials(entry.name),
    languages: entry.languages,
    services: services
      .filter(({ id }) => entry.services.includes(String(id)))
      .map(({ url }) => url),
    days: formatDays(entry.days),
    availability: describeAvailability(entry, today),
    bio: entry.bio,
    isSample: entry.bio !== "" && providers.defaults.some(({ bio }) => bio === entry.bio),
    registration: describeRegistration(entry),
    booking: {
      note: entry.bookingNote,
      to: entry.booking === "desk" ? ("/contact" as const) : undefined,
    },
  }));
}

function describeRegistration({
  college: key,
  registerUrl,
  registrationNumber: number,
}: (typeof providers.defaults)[number]): Provider["registration"] {
  const college = findCollege(key);
  if (college === undefined) return undefined;
  return {
    college: { name: college.name, registerUrl: registerUrl || college.registerUrl },
    number,
  };
}

/** The default alt text has the default name. */
function renamePortrait(
  portrait: ContentPicture | undefined,
  { id, name }: { id: number; name: string },
): ContentPicture | undefined {
  const former = providers.defaults.find((entry) => entry.id === id);
  if (portrait === undefined || former?.picture.alt !== portrait.alt) return portrait;
  return { ...portrait, alt: portrait.alt.replace(former.name, name) };
}

/** For example "Sam T., Registered Nurse", without the abbreviation of the title. */
export function introduceProvider({ name, role, registration }: Provider): string {
  const title = role?.replace(/ \([^)]*\)$/, "");
  const note =
    registration === undefined && title && collegeEntries.length > 0
      ? " (not a member of a health college)"
      : "";
  return `${[name, title].filter(Boolean).join(", ")}${note}`;
}

const { options: dayNames } = providers.fields.days;
const dayOrder = Object.keys(dayNames);

/** Three days in a row become "Tuesday to Thursday". */
function formatDays(days: readonly string[]): string {
  const runs: number[][] = [];
  for (const day of days.map((name) => dayOrder.indexOf(name)).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const getName = (day: number) => Object.values(dayNames)[day] ?? "";
  return formatItems(
    runs.flatMap((run) => {
      const names = run.map(getName);
      return names.length < 3 ? names : [`${names[0]} to ${names.at(-1)}`];
    }),
  );
}

export function createListedProvider(
  provider: Provider,
  services: ClinicService[],
  filteredService?: string,
): ListedProvider {
  const provided = services.filter(({ url }) => provider.services.includes(url));
  const soleService = provided.length === 1 ? listOffered(provided)[0]?.url : undefined;
  return {
    ...createProviderCard(provider, filteredService ?? soleService),
    services: provided.map(({ url, menuName }) => ({ name: menuName, path: `/service/${url}` })),
  };
}

export function createProviderCard(
  { languages, isSample: _, ...provider }: Provider,
  bookedService: string | undefined,
): ListedProvider {
  return { ...provider, services: [], languages: formatItems(languages), bookedService };
}

export function getCardPath({ id }: Pick<Provider, "id">): string {
  return `/registered-providers#${encodeURIComponent(id)}`;
}
