import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { colleges } from "#content/colleges.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { type ContentPicture, loadContentPictures } from "../pictures/content-pictures.server.ts";
import type { ProviderCardData } from "./team-grid.tsx";

export interface Provider extends Omit<ProviderCardData, "languages" | "bookedService"> {
  languages: string[];
  /** URLs of services. */
  services: string[];
  portrait: ContentPicture | undefined;
}

/** Those whom the site shows, in the order that staff chose. */
export async function loadProviders(context: Readonly<RouterContextProvider>): Promise<Provider[]> {
  const db = context.get(dbContext);
  const { services } = await context.get(clinicContext)();
  const entries = (await listEntries(db, providers)).filter(({ isListed }) => isListed);
  const portraits = await loadContentPictures(
    db,
    entries.map(({ picture }) => picture),
  );
  return entries.map((entry, i) => ({
    id: entry.bookingId || `person-${entry.id}`,
    name: entry.name,
    role: entry.title || undefined,
    portrait: portraits[i],
    languages: entry.languages,
    services: services
      .filter(({ id }) => entry.services.includes(String(id)))
      .map(({ url }) => url),
    days: formatItems(entry.days.map((day) => providers.fields.days.options[day] ?? day)),
    bio: entry.bio,
    registration:
      entry.college === "none"
        ? undefined
        : {
            college: {
              name: colleges[entry.college].name,
              registerUrl: entry.registerUrl || colleges[entry.college].registerUrl,
            },
            number: entry.registrationNumber,
          },
    booking: {
      note: entry.bookingNote,
      to: entry.booking === "desk" ? ("/contact" as const) : undefined,
    },
  }));
}

export function createProviderCard(
  { services: serviceUrls, languages, ...provider }: Provider,
  bookedService = serviceUrls.length === 1 ? serviceUrls[0] : undefined,
): ProviderCardData {
  return { ...provider, languages: formatItems(languages), bookedService };
}
