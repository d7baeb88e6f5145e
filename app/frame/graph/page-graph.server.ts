import type { PageFacts } from "#app/frame/page-facts.server.ts";
import type { SharePicture, Step } from "#app/frame/page-meta.ts";
import { english } from "#content/languages/language.ts";
import { clinicNode, websiteNode } from "./clinic-node.server.ts";
import { clinicId, type GraphNode, pageId, reference, websiteId } from "./graph-node.server.ts";

interface PageGraph {
  origin: string;
  page: PageFacts;
  picture: SharePicture;
}

/** Returns JSON-LD that is safe to put into a script element. */
export function pageGraph({ origin, page, picture }: PageGraph): string {
  const url = origin + page.path;
  const graph = [
    clinicNode(origin),
    websiteNode(origin),
    pageNode(origin, url, page),
    pictureNode(url, picture),
    ...(page.steps ? [breadcrumbsNode(origin, url, page.steps)] : []),
    ...(page.nodes?.({ origin, url }) ?? []),
  ];
  return inScript(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));
}

function pageNode(origin: string, url: string, page: PageFacts): GraphNode {
  const { kind = "WebPage", title, description, steps, article, reviewed } = page;
  return {
    "@type": kind,
    "@id": pageId(url),
    url,
    name: title,
    description,
    inLanguage: page.language ?? english.code,
    isPartOf: reference(websiteId(origin)),
    about: reference(clinicId(origin)),
    primaryImageOfPage: reference(`${url}#picture`),
    breadcrumb: steps && reference(`${url}#breadcrumbs`),
    datePublished: article?.published,
    dateModified: article?.modified,
    lastReviewed: reviewed,
  };
}

function pictureNode(url: string, picture: SharePicture): GraphNode {
  return {
    "@type": "ImageObject",
    "@id": `${url}#picture`,
    url: picture.url,
    contentUrl: picture.url,
    width: picture.width,
    height: picture.height,
    caption: picture.alt,
  };
}

function breadcrumbsNode(origin: string, url: string, steps: Step[]): GraphNode {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: steps.map(({ name, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: to === undefined ? url : origin + to,
    })),
  };
}

/** A title written by staff must not close the script; U+2028 and U+2029 end lines in JavaScript. */
function inScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
