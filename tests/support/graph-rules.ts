import { clinic } from "#content/clinic.ts";
import { isSampleUrl } from "#content/external-sites.ts";

/** Profiles on hosts of nobody are no other page of the same clinic. */
const hasProfiles = clinic.socialLinks.some(({ url }) => !isSampleUrl(url));

/** A thing of a JSON-LD graph, or one inside it. */
export interface Thing {
  "@type"?: string | string[];
  "@id"?: string;
  [property: string]: unknown;
}

/**
 * What each type has to have here: what Google's guides to structured data require and recommend,
 * and what schema.org would be empty without. `a|b` is one of the two. Left out on purpose of what
 * Google recommends for a LocalBusiness: ratings of oneself.
 */
const properties: Record<string, string> = {
  MedicalClinic:
    "name address telephone url image geo openingHoursSpecification areaServed medicalSpecialty " +
    `knowsLanguage ${hasProfiles ? "sameAs " : ""}hasMap logo email`,
  LocalBusiness: "name address telephone url image geo openingHoursSpecification priceRange",
  WebSite: "name url inLanguage publisher",
  WebPage: "name url description inLanguage isPartOf about primaryImageOfPage",
  BreadcrumbList: "itemListElement",
  ItemList: "itemListElement",
  ListItem: "position name item|url",
  Person: "name url image worksFor knowsLanguage",
  Service: "name url description provider mainEntityOfPage serviceType|areaServed",
  Blog: "name url publisher",
  BlogPosting:
    "headline image datePublished dateModified author publisher mainEntityOfPage description url",
  VideoObject: "name thumbnailUrl uploadDate description duration contentUrl|embedUrl",
  ImageObject: "contentUrl width height caption|name",
  PostalAddress: "streetAddress addressLocality addressRegion postalCode addressCountry",
  GeoCoordinates: "latitude longitude",
  OpeningHoursSpecification: "dayOfWeek opens closes",
  Organization: "name url",
  EducationalOccupationalCredential: "name credentialCategory recognizedBy identifier",
  Language: "name alternateName",
  Place: "name",
  ReserveAction: "target",
};

for (const kind of ["AboutPage", "CollectionPage", "ContactPage", "ImageGallery"])
  properties[kind] = properties.WebPage ?? "";

/** What is wrong with a graph by itself, in a line each. */
export function graphProblems(graph: Thing[], origin: string): string[] {
  const things = graph.flatMap(thingsIn);
  const ids = graph.map((thing) => thing["@id"]);
  const problems = things.flatMap((thing) => {
    if (isReference(thing))
      return ids.includes(thing["@id"]) ? [] : [`${thing["@id"]} is spoken of and not there`];
    return typesOf(thing).flatMap((type) => {
      const wanted = properties[type]?.split(" ");
      if (wanted === undefined) return [`the rules know no ${type}`];
      return wanted
        .filter((names) => !names.split("|").some((name) => isFilled(thing[name])))
        .map((names) => `${type} ${thing["@id"] ?? thing.name ?? ""} has no ${names}`);
    });
  });
  for (const id of ids)
    if (id === undefined || !id.startsWith(`${origin}/`) || !id.includes("#"))
      problems.push(`${id} is no name that stays`);
  if (new Set(ids).size < ids.length) problems.push("two things have one name");
  return problems;
}

/** A thing and everything inside it. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

export function typesOf(thing: Thing): string[] {
  return [thing["@type"] ?? []].flat();
}

function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === "@id";
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "";
}
