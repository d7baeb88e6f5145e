import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { searchablePages } from "#content/searchable-pages.ts";
import { symptoms } from "#content/symptoms.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { getServicePath } from "#domain/clinic/service-links.ts";
import { type ClinicService, notOffered } from "#domain/clinic/services-definition.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { findPostsBySlug } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { getSearchTerms } from "#domain/records/title-key.ts";
import { getCardPath, loadProviders } from "../team/provider-cards.server.ts";

export interface SearchResult {
  name: string;
  path: string;
  text: string;
}

export interface IndexEntry extends SearchResult {
  group: string;
  nameWords: string[];
  keywords: string[];
  textWords: string[];
}

/** Few services, people and pages are compared word by word; posts and areas are found by the database. */
export async function createIndex(context: Readonly<RouterContextProvider>): Promise<IndexEntry[]> {
  const { services } = await context.get(clinicContext)();
  const people = await loadProviders(context);
  return [
    ...services.map(createServiceEntry),
    ...people.map(({ id, name, role = "", languages, bio, services: urls }) =>
      createEntry(
        "People",
        {
          name,
          path: getCardPath({ id }),
          text: [role, languages.length > 0 && `Speaks ${formatItems(languages)}`]
            .filter(Boolean)
            .join(". "),
        },
        [role, ...languages],
        [bio, ...urls],
      ),
    ),
    ...createPageEntries(),
    ...(await createArticleEntries(context.get(dbContext))),
  ];
}

function createServiceEntry(service: ClinicService): IndexEntry {
  const { heading, menuName, cardText, introBullets, hasNoProvider } = service;
  const path = getServicePath(service);
  const complaints = symptoms.flatMap(({ label, keywords, services }) =>
    services.filter(({ to }) => to === path).flatMap((link) => [label, keywords, link.keywords]),
  );
  const text = hasNoProvider ? `${notOffered}. ${cardText}` : cardText;
  const result = { name: heading, path, text };
  return createEntry(
    hasNoProvider ? notOffered : "Services",
    result,
    [menuName, cardText, ...complaints],
    introBullets,
  );
}

const symptomLinks = symptoms.flatMap(({ label, keywords, links = [] }) =>
  links.map((link) => ({ ...link, keywords: [label, keywords, link.keywords] })),
);

function createPageEntries(): IndexEntry[] {
  return searchablePages.map(({ keywords, ...page }) =>
    createEntry("Pages", page, [
      keywords,
      ...symptomLinks.filter(({ to }) => to === page.path).flatMap((link) => link.keywords),
    ]),
  );
}

/** Articles that a symptom links to, unless staff have hidden them. */
async function createArticleEntries(db: Db): Promise<IndexEntry[]> {
  const prefix = getPostPath("");
  const slugs = symptomLinks.flatMap(({ to }) =>
    to.startsWith(prefix) ? to.slice(prefix.length) : [],
  );
  if (slugs.length === 0) return [];
  const results = (await findPostsBySlug(db, slugs)).map(toPostResult);
  return results.map((result) =>
    createEntry(
      "Articles",
      result,
      symptomLinks.filter(({ to }) => to === result.path).flatMap(({ keywords }) => keywords),
    ),
  );
}

interface FoundPost {
  slug: string;
  title: string;
  brief_paragraph: string;
}

export function toPostResult({ slug, title, brief_paragraph }: FoundPost): SearchResult {
  return { name: title, path: getPostPath(slug), text: brief_paragraph };
}

function createEntry(
  group: string,
  result: SearchResult,
  keywords: (string | undefined)[],
  texts: string[] = [result.text],
): IndexEntry {
  return {
    group,
    ...result,
    nameWords: splitWords(result.name),
    keywords: keywords.flatMap((keyword = "") => splitWords(keyword)),
    textWords: texts.flatMap(splitWords),
  };
}

export function splitWords(text: string): string[] {
  return getSearchTerms(text.replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, " "));
}
