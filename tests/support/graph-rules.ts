import { clinic } from "#content/clinic.ts";
import { isSampleUrl } from "#content/external-sites.ts";

/** Sample profiles are not real pages of the clinic, so the JSON-LD leaves them out. */
const hasProfiles = clinic.socialLinks.some(({ url }) => !isSampleUrl(url));

export interface Thing {
  "@type"?: string | string[];
  "@id"?: string;
  [property: string]: unknown;
}

/**
 * Properties required per type: what Google's structured-data guides require and recommend, and what
 * schema.org types need to make sense. `a|b` means one of the two. Ratings of oneself, which Google
 * recommends for a LocalBusiness, are left out on purpose.
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

export function graphProblems(graph: Thing[], origin: string): string[] {
  const things = graph.flatMap(thingsIn);
  const ids = graph.map((thing) => thing["@id"]);
  const problems = things.flatMap((thing) => {
    if (isReference(thing))
      return ids.includes(thing["@id"]) ? [] : [`${thing["@id"]} is referenced but not defined`];
    return typesOf(thing).flatMap((type) => {
      const wanted = properties[type]?.split(" ");
      if (wanted === undefined) return [`there are no rules for ${type}`];
      return wanted
        .filter((names) => !names.split("|").some((name) => isFilled(thing[name])))
        .map((names) => `${type} ${thing["@id"] ?? thing.name ?? ""} has no ${names}`);
    });
  });
  for (const id of ids)
    if (id === undefined || !id.startsWith(`${origin}/`) || !id.includes("#"))
      problems.push(`${id} is not a stable id`);
  if (new Set(ids).size < ids.length) problems.push("two nodes share an id");
  return problems;
}

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
