import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { searchablePages } from "#content/searchable-pages.ts";
import { symptoms } from "#content/symptoms.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import { findLocationsByTitle } from "#domain/location-pages/location-pages.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { findPostsByTitle } from "#domain/posts/public-posts.server.ts";
import { findClosestWord } from "#domain/records/closest-word.ts";
import { getSearchTerms } from "#domain/records/title-key.ts";
import { loadProviders } from "../team/provider-cards.server.ts";

export const maxQueryLength = 100;
const maxTerms = 8;
const maxResultsPerGroup = 8;

const ignoredWords = new Set(
  "a an and are at do for how i in is it me my of on or the to what when where who with you".split(
    " ",
  ),
);

export interface SearchResult {
  name: string;
  path: string;
  text: string;
}

interface IndexEntry extends SearchResult {
  group: string;
  nameWords: string[];
  otherWords: string[];
}

export interface SiteSearch {
  /** The query with corrected words; undefined if there was nothing to correct. */
  correctedQuery: string | undefined;
  groups: { title: string; results: SearchResult[] }[];
}

/** Few services, people and pages are compared word by word; posts and areas are found by the database. */
export async function searchSite(
  context: Readonly<RouterContextProvider>,
  query: string,
): Promise<SiteSearch> {
  const entries = await createIndex(context);
  const typedTerms = parseTerms(query);
  if (typedTerms.length === 0) return { correctedQuery: undefined, groups: [] };
  const db = context.get(dbContext);
  const find = async (searched: string[]) => {
    const q = searched.join(" ");
    const posts = await findPostsByTitle(db, q, maxResultsPerGroup);
    return { posts, areas: await findLocationsByTitle(db, q, maxResultsPerGroup) };
  };
  // The index does not have the words of posts, so a word that one of them has is no typo.
  const typed = await find(typedTerms);
  const hasTyped = typed.posts.length + typed.areas.length > 0;
  const { terms, isCorrected } = hasTyped
    ? { terms: typedTerms, isCorrected: false }
    : correctTerms(typedTerms, entries);
  const { posts, areas } = isCorrected ? await find(terms) : typed;
  const found = rankEntries(entries, terms);
  const inGroup = (title: string) => ({
    title,
    results: found.filter(({ group }) => group === title).slice(0, maxResultsPerGroup),
  });
  const groups = [
    inGroup("Services"),
    inGroup("People"),
    inGroup("Pages"),
    {
      title: "Articles",
      results: posts.map(({ slug, title, brief_paragraph }) => ({
        name: title,
        path: getPostPath(slug),
        text: brief_paragraph,
      })),
    },
    {
      title: "Areas",
      results: areas.map(({ slug, main_heading }) => ({
        name: main_heading,
        path: getLocationPath(slug),
        text: "",
      })),
    },
  ];
  return {
    correctedQuery: isCorrected ? terms.join(" ") : undefined,
    groups: groups
      .filter(({ results }) => results.length > 0)
      .map(({ title, results }) => ({
        title,
        results: results.map(({ name, path, text }) => ({ name, path, text })),
      })),
  };
}

function parseTerms(query: string): string[] {
  const terms = splitWords(query).slice(0, maxTerms);
  const meaningful = terms.filter((term) => !ignoredWords.has(term));
  return meaningful.length > 0 ? meaningful : terms;
}

async function createIndex(context: Readonly<RouterContextProvider>): Promise<IndexEntry[]> {
  const { services } = await context.get(clinicContext)();
  const people = await loadProviders(context);
  return [
    ...services.map(({ url, heading, menuName, cardText }) => {
      const path = `/service/${url}`;
      const complaints = symptoms.filter((symptom) =>
        symptom.services.some(({ to }) => to === path),
      );
      return createEntry("Services", { name: heading, path, text: cardText }, [
        menuName,
        ...complaints.map(({ label }) => label),
      ]);
    }),
    ...people.map(({ id, name, role = "", languages, bio, services: urls }) =>
      createEntry(
        "People",
        {
          name,
          path: `/registered-providers#${encodeURIComponent(id)}`,
          text: [role, languages.length > 0 && `Speaks ${formatItems(languages)}`]
            .filter(Boolean)
            .join(". "),
        },
        [bio, ...urls],
      ),
    ),
    ...searchablePages.map(({ keywords, ...page }) => createEntry("Pages", page, [keywords])),
  ];
}

function createEntry(group: string, result: SearchResult, others: string[]): IndexEntry {
  return {
    group,
    ...result,
    nameWords: splitWords(result.name),
    otherWords: [result.text, ...others].flatMap(splitWords),
  };
}

function splitWords(text: string): string[] {
  return getSearchTerms(text.replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, " "));
}

/** A word that nothing begins with is taken for a misspelled one of the index, if one is close. */
function correctTerms(terms: string[], entries: IndexEntry[]) {
  const words = new Set([
    ...entries.flatMap(({ nameWords }) => nameWords),
    ...entries.flatMap(({ otherWords }) => otherWords),
  ]);
  const corrected = terms.map((term) => {
    const isKnown = [...words].some((word) => matchWord(word, term) > 0);
    return isKnown ? term : (findClosestWord(term, words) ?? term);
  });
  return { terms: corrected, isCorrected: corrected.join() !== terms.join() };
}

/** Entries with every word come first; without any, those with some of the words. */
function rankEntries(entries: IndexEntry[], terms: string[]): IndexEntry[] {
  const rated = entries
    .map((entry) => ({ entry, scores: terms.map((term) => rate(entry, term)) }))
    .map(({ entry, scores }) => ({
      entry,
      matchCount: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    }));
  const maxMatches = Math.max(...rated.map(({ matchCount }) => matchCount));
  return rated
    .filter(({ matchCount }) => matchCount > 0 && matchCount === maxMatches)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function rate({ nameWords, otherWords }: IndexEntry, term: string): number {
  const best = (words: string[]) => Math.max(0, ...words.map((word) => matchWord(word, term)));
  return 3 * best(nameWords) || best(otherWords);
}

/** Two for the same word in singular or plural, one for its beginning. */
function matchWord(word: string, term: string): number {
  if (toSingular(word) === toSingular(term)) return 2;
  return term.length >= 3 && word.startsWith(toSingular(term)) ? 1 : 0;
}

function toSingular(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}
