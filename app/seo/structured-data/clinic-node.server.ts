import { areas, priceRange, provinceCode, specialties } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { bookingUrl, isSampleUrl } from "#content/external-sites.ts";
import { type HoursRow, openingHours } from "#content/opening-hours.ts";
import { openGraphUrls } from "#content/pictures/open-graph-manifest.ts";
import {
  clinicId,
  type GraphNode,
  languageNode,
  reference,
  websiteId,
} from "./graph-node.server.ts";

const { address, phone, email, map, socialLinks } = clinic;
const picture = "hero/hero-home";
const profiles = socialLinks.map(({ url }) => url).filter((url) => !isSampleUrl(url));

/** Must have no ratings: search engines do not accept those that a business gives itself. */
export function clinicNode(origin: string): GraphNode {
  return {
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": clinicId(origin),
    name: clinic.name,
    alternateName: clinic.shortName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + openGraphUrls[picture],
    telephone: phone.link.replace("tel:", ""),
    email,
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
    openingHoursSpecification: openingHours.map(hoursNode),
    areaServed: areas.map(areaNode),
    medicalSpecialty: specialties,
    knowsLanguage: clinic.languages.map(languageNode),
    potentialAction: { "@type": "ReserveAction", target: new URL(bookingUrl(), origin).href },
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
export function areaNode(name: string): GraphNode {
  return { "@type": "Place", name: `${name}, ${address.province}` };
}

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Search engines read opening from midnight to midnight as closed. */
function hoursNode({ days: numbers, includesHolidays, hours }: HoursRow): GraphNode {
  const names = numbers.map((day) => dayNames[day]);
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: [...names, ...(includesHolidays ? ["PublicHolidays"] : [])].map(
      (name) => `https://schema.org/${name}`,
    ),
    opens: formatHour(hours?.opens ?? 0),
    closes: formatHour(hours?.closes ?? 0),
  };
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
