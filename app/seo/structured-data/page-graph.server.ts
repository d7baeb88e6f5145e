import type { Breadcrumb, OpenGraphImage } from "#app/seo/page-meta.ts";
import type { SeoProps } from "#app/seo/seo-props.server.ts";
import { english } from "#content/languages/language.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { clinicNode, websiteNode } from "./clinic-node.server.ts";
import { clinicId, type GraphNode, pageId, reference, websiteId } from "./graph-node.server.ts";
import { personId, personNode } from "./people-nodes.server.ts";

interface PageGraphOptions {
  origin: string;
  page: SeoProps;
  picture: OpenGraphImage;
  clinic: Clinic;
}

/** Returns JSON-LD that is safe to put into a script element. */
export function createPageGraph({ origin, page, picture, clinic }: PageGraphOptions): string {
  const url = origin + page.path;
  const graph = [
    clinicNode(origin, clinic),
    websiteNode(origin),
    pageNode(origin, url, page),
    pictureNode(url, picture),
    ...(page.breadcrumbs ? [breadcrumbsNode(origin, url, page.breadcrumbs)] : []),
    ...(page.reviewer ? [personNode(origin, page.reviewer)] : []),
    ...(page.createNodes?.({ origin, url }) ?? []),
  ];
  return escapeForScript(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));
}

function pageNode(origin: string, url: string, page: SeoProps): GraphNode {
  const {
    schemaType = "WebPage",
    title,
    description,
    breadcrumbs,
    article,
    lastReviewed,
    reviewer,
  } = page;
  return {
    "@type": schemaType,
    "@id": pageId(url),
    url,
    name: title,
    description,
    inLanguage: page.language ?? english.code,
    isPartOf: reference(websiteId(origin)),
    about: reference(clinicId(origin)),
    primaryImageOfPage: reference(`${url}#picture`),
    breadcrumb: breadcrumbs && reference(`${url}#breadcrumbs`),
    datePublished: article?.published,
    dateModified: article?.modified,
    lastReviewed,
    reviewedBy: reviewer && reference(personId(origin, reviewer)),
  };
}

function pictureNode(url: string, picture: OpenGraphImage): GraphNode {
  return {
    "@type": "ImageObject",
    "@id": `${url}#picture`,
    url: picture.url,
    contentUrl: picture.url,
    width: `${picture.width} px`,
    height: `${picture.height} px`,
    caption: picture.alt,
  };
}

function breadcrumbsNode(origin: string, url: string, breadcrumbs: Breadcrumb[]): GraphNode {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: breadcrumbs.map(({ name, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: to === undefined ? url : origin + to,
    })),
  };
}

/** A title written by staff must not close the script; U+2028 and U+2029 end lines in JavaScript. */
function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
