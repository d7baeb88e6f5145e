import type { RouterContextProvider } from "react-router";
import { dbContext } from "#app/context.ts";
import { notOffered } from "#domain/clinic/services-definition.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import { findLocationsByTitle } from "#domain/location-pages/location-pages.server.ts";
import { findPostsByTitle } from "#domain/posts/public-posts.server.ts";
import { findClosestWord } from "#domain/records/closest-word.ts";
import {
  createIndex,
  type IndexEntry,
  type SearchResult,
  splitWords,
  toPostResult,
} from "./search-index.server.ts";

export const maxQueryLength = 100;
const maxTerms = 8;
const maxResultsPerGroup = 8;

const ignoredWords = new Set(
  "a an and are at by can do does for have how i in is it me much my of on or our take the to we what when where who with you".split(
    " ",
  ),
);

interface SiteSearch {
  /** The query with corrected words; undefined if there was nothing to correct. */
  correctedQuery: string | undefined;
  groups: SearchGroup[];
}

interface SearchGroup {
  title: string;
  results: SearchResult[];
}

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
    mergeArticles(posts.map(toPostResult), inGroup("Articles")),
    {
      title: "Areas",
      results: areas.map(({ slug, main_heading }) => ({
        name: main_heading,
        path: getLocationPath(slug),
        text: "",
      })),
    },
    inGroup(notOffered),
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

/** An article is listed once, even if its title has the words of a symptom that links to it. */
function mergeArticles(byTitle: SearchResult[], { title, results }: SearchGroup): SearchGroup {
  const others = results.filter(({ path }) => byTitle.every((result) => result.path !== path));
  return { title, results: [...byTitle, ...others].slice(0, maxResultsPerGroup) };
}

function parseTerms(query: string): string[] {
  const terms = splitWords(query).slice(0, maxTerms);
  const meaningful = terms.filter((term) => !ignoredWords.has(term));
  return meaningful.length > 0 ? meaningful : terms;
}

/**
 * A word that nothing begins with is taken for a misspelled name or keyword, if one is close. Texts
 * have so many words that one of them is close to almost any other.
 */
function correctTerms(terms: string[], entries: IndexEntry[]) {
  const correctWords = new Set(
    ["nameWords" as const, "keywords" as const].flatMap((kind) =>
      entries.flatMap((entry) => entry[kind].filter((word) => !ignoredWords.has(word))),
    ),
  );
  const corrected = terms.map((term) => {
    if (entries.some((entry) => rate(entry, term) > 0)) return term;
    return findClosestWord(term, correctWords) ?? term;
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

/** A whole keyword weighs more than the beginning of a name: "car" is not "care". */
function rate({ nameWords, keywords, textWords }: IndexEntry, term: string): number {
  const best = (words: string[]) => Math.max(0, ...words.map((word) => matchWord(word, term)));
  return Math.max(3 * best(nameWords), 2 * best(keywords), best(textWords));
}

/** Two for the same word in singular or plural, one for its beginning. */
function matchWord(word: string, term: string): number {
  if (toSingular(word) === toSingular(term)) return 2;
  return term.length >= 3 && word.startsWith(toSingular(term)) ? 1 : 0;
}

function toSingular(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}
