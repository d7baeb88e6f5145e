import { areas, priceRange, provinceCode, specialties } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { bookingUrl, isSampleUrl } from "#content/external-sites.ts";
import { openGraphUrls } from "#content/pictures/open-graph-manifest.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { listHoursRows, weekdays } from "#domain/clinic/open-state.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import type { TimeSpan } from "#domain/fields/time-of-day.ts";
import {
  type ClinicNode,
  clinicId,
  type GraphNode,
  languageNode,
  reference,
  type TypedNode,
  websiteId,
} from "./graph-node.server.ts";

const { address, map } = clinic;
const picture = "hero/hero-home";

/** Must have no ratings: search engines do not accept those that a business gives itself. */
export function clinicNode(origin: string, { contact, hours, team }: Clinic): ClinicNode {
  const profiles = contact.socialLinks.map(({ url }) => url).filter((url) => !isSampleUrl(url));
  const booking = new URL(bookingUrl({}, contact.bookingUrl), origin).href;
  return {
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": clinicId(origin),
    name: clinic.name,
    alternateName: clinic.shortName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + openGraphUrls[picture],
    telephone: getPhoneLink(contact.phone).replace("tel:", ""),
    ...(contact.fax !== "" && { faxNumber: getPhoneLink(contact.fax).replace("tel:", "") }),
    email: contact.email,
    priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: provinceCode,
      postalCode: address.postalCode,
      addressCountry: "CA",
    },
    geo: { "@type": "GeoCoordinates", latitude: map.latitude, longitude: map.longitude },
    hasMap: map.pageUrl,
    openingHoursSpecification: listHoursRows(hours).flatMap(({ days, includesHolidays, spans }) => {
      const names = [
        ...weekdays.filter((_, day) => days.includes(day)),
        ...(includesHolidays ? (["PublicHolidays"] as const) : []),
      ];
      const dayOfWeek = names.map((name) => `https://schema.org/${name}` as const);
      return listSpans(spans).map((span) => ({ ...hoursNode(span), dayOfWeek }));
    }),
    ...(hours.specialDays.length > 0 && {
      specialOpeningHoursSpecification: hours.specialDays.flatMap(specialHoursNodes),
    }),
    areaServed: areas.map(areaNode),
    medicalSpecialty: specialties,
    isAcceptingNewPatients: team.takesNewPatients,
    knowsLanguage: team.languages.map(languageNode),
    potentialAction: { "@type": "ReserveAction", target: booking },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function websiteNode(origin: string): GraphNode {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: `${origin}/`,
    name: clinic.name,
    alternateName: clinic.shortName,
    inLanguage: "en-CA",
    publisher: reference(clinicId(origin)),
  };
}

/** The clinic has no branch there: an area is a place that patients come from. */
export function areaNode(name: string): TypedNode<"Place"> {
  return { "@type": "Place", name: `${name}, ${address.province}` };
}

function specialHoursNodes({
  from,
  until,
  kind,
  spans,
}: Clinic["hours"]["specialDays"][number]): HoursNode[] {
  if (kind === "week") return [];
  const days = { validFrom: from, validThrough: until === "" ? from : until };
  return listSpans(kind === "closed" ? [] : spans).map((span) => ({ ...hoursNode(span), ...days }));
}

type HoursNode = TypedNode<"OpeningHoursSpecification">;

/** Search engines read opening from midnight to midnight as closed. */
function listSpans(spans: TimeSpan[]): TimeSpan[] {
  return spans.length === 0 ? [{ opens: 0, closes: 0 }] : spans;
}

function hoursNode({ opens, closes }: TimeSpan): HoursNode {
  return {
    "@type": "OpeningHoursSpecification",
    opens: formatIsoTime(opens),
    closes: formatIsoTime(closes),
  };
}

function formatIsoTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
