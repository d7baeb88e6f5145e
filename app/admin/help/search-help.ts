import { toPlainText } from "#domain/records/title-key.ts";
import { mayAccess, type Role } from "#domain/staff/roles.ts";
import type { HelpAnswer } from "./help-answer.ts";
import type { HelpTopic } from "./help-topics.ts";

/**
 * The answers with the most words of the search, beginning with those whose question has them;
 * without a search, all that the role may read.
 */
export function searchHelp(topics: HelpTopic[], role: Role, search: string) {
  if (/^[^\p{L}\p{N}]+$/u.test(search.trim())) return [];
  const words = splitWords(search);
  const countHits = (text: string) => {
    const found = splitWords(text);
    return words.filter((word) => found.some((other) => other.startsWith(word))).length;
  };
  const countParts = ({ question, answer, keywords = "" }: HelpAnswer) => ({
    hits: countHits(`${question} ${answer} ${keywords}`),
    questionHits: countHits(`${question} ${keywords}`),
  });
  const visible = topics.flatMap(({ answers, ...topic }) =>
    answers
      .filter(({ area = "everyone" }) => mayAccess(role, area))
      .map((answer) => ({ topic, answer, ...countParts(answer) })),
  );
  const best = Math.max(...visible.map(({ hits }) => hits));
  const found = visible
    .filter(({ hits }) => hits === best && (hits > 0 || words.length === 0))
    .toSorted((a, b) => b.questionHits - a.questionHits);
  return [...new Set(found.map(({ topic }) => topic))].map((topic) => ({
    ...topic,
    answers: found.filter((row) => row.topic === topic).map(({ answer }) => answer),
  }));
}

const commonWords = new Set(
  "a an and are at be by can do does for from has have how i in is it me my of on one or our the they this to was we what when where which who with you".split(
    " ",
  ),
);

/** "Deleted", "deleting" and "deletes" begin alike. */
function splitWords(text: string): string[] {
  return (toPlainText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !commonWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|s)$/, "") : word));
}
