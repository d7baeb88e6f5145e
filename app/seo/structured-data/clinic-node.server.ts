import { areas, priceRange, provinceCode, specialties } from "#content/areas.ts";
import { clinic } from "#content/clinic.ts";
import { bookingUrl, isSampleUrl } from "#content/external-sites.ts";
import { mapLocation } from "#content/map-location.ts";
import { openGraphUrls } from "#content/pictures/open-graph-manifest.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { listCurrentDays } from "#domain/clinic/special-days.ts";
import {
  type ClinicNode,
  clinicId,
  type GraphNode,
  languageNode,
  reference,
  type TypedNode,
  websiteId,
} from "./graph-node.server.ts";
import { specialDayNodes, weekNodes } from "./hours-nodes.ts";

const { address } = clinic;
const picture = "hero/hero-home";

/** Must have no ratings: search engines do not accept those that a business gives itself. */
export function clinicNode(origin: string, { contact, hours, team }: Clinic): ClinicNode {
  const profiles = contact.socialLinks.map(({ url }) => url).filter((url) => !isSampleUrl(url));
  const today = getLocalDate(new Date());
  const specialDays = specialDayNodes({
    ...hours,
    specialDays: listCurrentDays(hours.specialDays, today),
    holidays: listHolidayDates(Number(today.slice(0, 4))),
  });
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
    faxNumber: contact.fax === "" ? undefined : getPhoneLink(contact.fax).replace("tel:", ""),
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
    geo: {
      "@type": "GeoCoordinates",
      latitude: mapLocation.latitude,
      longitude: mapLocation.longitude,
    },
    hasMap: mapLocation.pageUrl,
    openingHoursSpecification: weekNodes(hours),
    specialOpeningHoursSpecification: specialDays.length > 0 ? specialDays : undefined,
    areaServed: areas.map(areaNode),
    medicalSpecialty: specialties.length > 0 ? specialties : undefined,
    isAcceptingNewPatients: team.peopleCount > 0 ? team.takesNewPatients : undefined,
    knowsLanguage: team.languages.map(languageNode),
    potentialAction: { "@type": "ReserveAction", target: booking },
    sameAs: profiles.length > 0 ? profiles : undefined,
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
