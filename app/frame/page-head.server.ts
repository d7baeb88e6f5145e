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
 * What the head of a page says. Its graph is for those who ask for the document, so it goes to the
 * server's answer and not to the browser's copy of the data.
 */
export function pageHead(context: Readonly<RouterContextProvider>, page: PageFacts): PageHead {
  const origin = context.get(siteUrlContext);
  const { title, description, article, isHidden, more, steps = [], picture: own = wayIn } = page;
  const picture = sharePicture(origin, own.source, own.alt);
  if (!isHidden) context.get(answerContext).graph = () => pageGraph({ origin, page, picture });
  // What is stored was checked when it was written, but not by every hand that can write.
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

/** With the country where most of those live who speak it, as Open Graph wants one. */
function localeOf(code: string): string {
  return `${new Intl.Locale(code).language}_${new Intl.Locale(code).maximize().region}`;
}
