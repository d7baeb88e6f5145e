import { defaultContact } from "#content/default-contact.ts";
import { isSampleUrl } from "#content/external-sites.ts";

/** Sample profiles are not real pages of the clinic, so the JSON-LD leaves them out. */
const hasProfiles = defaultContact.socialLinks.some(({ url }) => !isSampleUrl(url));

export interface JsonLdNode {
  "@type"?: string | string[];
  "@id"?: string;
  [property: string]: unknown;
}

/**
 * Properties required per type: what Google's structured-data guides require and recommend, and what
 * schema.org types need to make sense. `a|b` means one of the two. Ratings of oneself, which Google
 * recommends for a LocalBusiness, are left out on purpose.
 */
const requiredByType: Record<string, string> = {
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
  requiredByType[kind] = requiredByType.WebPage ?? "";

export function findJsonLdErrors(graph: JsonLdNode[], origin: string): string[] {
  const nodes = graph.flatMap(listNodes);
  const ids = graph.map((node) => node["@id"]);
  const errors = nodes.flatMap((node) => {
    if (isReference(node))
      return ids.includes(node["@id"]) ? [] : [`${node["@id"]} is referenced but not defined`];
    return getTypes(node).flatMap((type) => {
      const requiredProperties = requiredByType[type]?.split(" ");
      if (requiredProperties === undefined) return [`there are no rules for ${type}`];
      return requiredProperties
        .filter((names) => !names.split("|").some((name) => hasValue(node[name])))
        .map((names) => `${type} ${node["@id"] ?? node.name ?? ""} has no ${names}`);
    });
  });
  for (const id of ids)
    if (id === undefined || !id.startsWith(`${origin}/`) || !id.includes("#"))
      errors.push(`${id} is not a stable id`);
  if (new Set(ids).size < ids.length) errors.push("two nodes share an id");
  return errors;
}

export function listNodes(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== "object" || value === null) return [];
  return [value as JsonLdNode, ...Object.values(value).flatMap(listNodes)];
}

export function getTypes(node: JsonLdNode): string[] {
  return [node["@type"] ?? []].flat();
}

function isReference(node: JsonLdNode): boolean {
  return Object.keys(node).join() === "@id";
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "";
}
