import type { RouterContextProvider } from "react-router";
import { answerContext, siteUrlContext } from "#app/context.ts";
import { english } from "#content/languages/language.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { kindRules } from "#domain/field.ts";
import { pageGraph } from "./graph/page-graph.server.ts";
import type { PageFacts } from "./page-facts.server.ts";
import type { PageHead } from "./page-meta.ts";
import { sharePicture } from "./share-picture.server.ts";

const wayIn = {
  source: requirePicture("gallery/entrance-corridor"),
  alt: "The clinic’s sunny corridor to an arched green door",
};

const linkPattern = new RegExp(kindRules.link.pattern);

/**
 * Creates the head of a page in its loader. Only crawlers read the structured data, so it goes into
 * the HTML of the response and not into the loader data that the browser downloads.
 */
export function pageHead(context: Readonly<RouterContextProvider>, page: PageFacts): PageHead {
  const origin = context.get(siteUrlContext);
  const { title, description, article, isHidden, more, steps = [], picture: own = wayIn } = page;
  const picture = sharePicture(origin, own.source, own.alt);
  if (!isHidden) context.get(answerContext).graph = () => pageGraph({ origin, page, picture });
  // Rows are validated when the API writes them, but an import or an operator may not do so.
  const isLink = linkPattern.test(page.canonical ?? "");
  const canonical = (isLink && page.canonical) || page.path;
  return {
    title,
    description,
    canonical: canonical.startsWith("/") ? origin + canonical : canonical,
    locale: localeOf(page.language ?? english.code),
    picture,
    article,
    steps,
    isHidden,
    more,
  };
}

/** Open Graph requires a country: the most likely one for the language. */
function localeOf(code: string): string {
  return `${new Intl.Locale(code).language}_${new Intl.Locale(code).maximize().region}`;
}
