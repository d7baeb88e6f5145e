import { titlesWithoutDoctor } from "#content/colleges.ts";
import type { Province } from "#content/provinces/province.ts";

export interface AdvertisingClaim {
  phrase: string;
  /** UTF-16 offsets. */
  start: number;
  end: number;
  reason: string;
  suggestion: string;
}

interface Rule {
  /** `i` and the word boundaries are added. */
  phrase: string;
  reason: string;
  suggestion: string;
  isCaseSensitive?: true;
}

const notVerified = "it cannot be verified";

/**
 * The colleges demand that claims are true and verifiable, and that a title is one that a
 * college granted. Everyday uses ("your best", "leading to") are allowed.
 */
const rules: Rule[] = [
  {
    phrase: "guarant(?:ee[sd]?|eeing|y|ied|ies)",
    reason: "no one can promise a result",
    suggestion: "“aims to”",
  },
  {
    phrase: "cur(?:e[sd]?|ing|able)|miracles?|miraculous(?:ly)?",
    reason: "it promises a result",
    suggestion: "“may help with”",
  },
  {
    phrase: "(?:100|one hundred) ?(?:%|per ?cent) (?:effective|safe|success|successful)",
    reason: "no one can promise a result",
    suggestion: "“helps many people”",
  },
  {
    phrase: "(?<!(?:at|my|your|his|her|their|its) )best(?! wishes| before)",
    reason: notVerified,
    suggestion: "“a good way”",
  },
  {
    phrase: "(?:#|no\\. ?|number )(?:1|one)|top[- ]rated|world[- ]class|unmatched|unrivalled",
    reason: notVerified,
    suggestion: "a fact, such as the years of practice",
  },
  {
    phrase: "leading(?! (?:to|into|up|from|cause|causes)(?!\\p{L}))|superior(?! to)",
    reason: notVerified,
    suggestion: "a fact, such as the years of practice",
  },
  {
    phrase: "pain[- ]?free|painless(?:ly)?",
    reason: "no one can promise that nothing will hurt",
    suggestion: "“with less pain”",
  },
  {
    phrase: "risk[- ]?free|(?:no|without) side effects",
    reason: "every treatment has risks",
    suggestion: "“the risks are small”, if they are, and what they are",
  },
  {
    phrase: "(?:sub-?)?specialists?|speciali[sz](?:es?|ed|ing)",
    reason: "only a college can give that title",
    suggestion: "“with an interest in”",
  },
  {
    phrase: "experts?|expertise|expertly",
    reason: "only a college can say so of someone",
    suggestion: "“experienced”, with the years",
  },
  ...createDoctorRules(titlesWithoutDoctor),
];

/** The law reserves “Dr.” for some professions. */
function createDoctorRules({ titles, abbreviations }: Province["titlesWithoutDoctor"]): Rule[] {
  const [firstTitle] = titles;
  if (firstTitle === undefined) return [];
  const professions = titles.map((title) =>
    title.replace(/\b\p{Lu}/gu, (letter) => `[${letter}${letter.toLowerCase()}]`),
  );
  return [
    {
      phrase:
        "Dr\\.? (?:\\p{Lu}[\\p{L}.’'-]* ?){0,3}(?:, ?)?(?:(?:our|the|a|an|is|[Rr]egistered) )*" +
        `(?:${[...professions, ...abbreviations].join("|")})|(?:${professions.join("|")}),? Dr`,
      reason: "the title “Dr.” is not for that profession",
      suggestion: `the name, then the title, such as “${firstTitle}”`,
      isCaseSensitive: true,
    },
  ];
}

const patterns = rules.map((rule) => ({ rule, pattern: buildPattern(rule) }));

export function findClaims(text: string): AdvertisingClaim[] {
  return patterns
    .flatMap(({ rule, pattern }) =>
      [...text.matchAll(pattern)].map((match) => toClaim(rule, match)),
    )
    .sort((first, second) => first.start - second.start);
}

function buildPattern({ phrase, isCaseSensitive }: Rule): RegExp {
  const boundary = "[\\p{L}\\p{M}\\p{N}_]";
  return new RegExp(`(?<!${boundary})(?:${phrase})(?!${boundary})`, isCaseSensitive ? "gu" : "giu");
}

function toClaim({ reason, suggestion }: Rule, match: RegExpMatchArray): AdvertisingClaim {
  const [phrase] = match;
  const start = match.index ?? 0;
  return { phrase, start, end: start + phrase.length, reason, suggestion };
}
