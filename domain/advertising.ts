export interface Claim {
  words: string;
  /** UTF-16 offsets. */
  start: number;
  end: number;
  why: string;
  instead: string;
}

interface Rule {
  /** `i` and the word boundaries are added. */
  words: string;
  why: string;
  instead: string;
  isCaseSensitive?: true;
}

const notVerified = "it cannot be verified";

/**
 * The Ontario colleges demand that claims are true and verifiable, and that a title is one that a
 * college granted. Everyday uses ("your best", "leading to") are allowed.
 */
const rules: Rule[] = [
  {
    words: "guarant(?:ee[sd]?|eeing|y|ied|ies)",
    why: "no one can promise a result",
    instead: "“aims to”",
  },
  {
    words: "cur(?:e[sd]?|ing|able)|miracles?|miraculous(?:ly)?",
    why: "it promises a result",
    instead: "“may help with”",
  },
  {
    words: "(?:100|one hundred) ?(?:%|per ?cent) (?:effective|safe|success|successful)",
    why: "no one can promise a result",
    instead: "“helps many people”",
  },
  {
    words: "(?<!(?:at|my|your|his|her|their|its) )best(?! wishes| before)",
    why: notVerified,
    instead: "“a good way”",
  },
  {
    words: "(?:#|no\\. ?|number )(?:1|one)|top[- ]rated|world[- ]class|unmatched|unrivalled",
    why: notVerified,
    instead: "a fact, such as the years of practice",
  },
  {
    words: "leading(?! (?:to|into|up|from|cause|causes)(?!\\p{L}))|superior(?! to)",
    why: notVerified,
    instead: "a fact, such as the years of practice",
  },
  {
    words: "pain[- ]?free|painless(?:ly)?",
    why: "no one can promise that nothing will hurt",
    instead: "“with less pain”",
  },
  {
    words: "risk[- ]?free|(?:no|without) side effects",
    why: "every treatment has risks",
    instead: "“the risks are small”, if they are, and what they are",
  },
  {
    words: "(?:sub-?)?specialists?|speciali[sz](?:es?|ed|ing)",
    why: "only a college can give that title",
    instead: "“with an interest in”",
  },
  {
    words: "experts?|expertise|expertly",
    why: "only a college can say so of someone",
    instead: "“experienced”, with the years",
  },
  {
    words:
      "Dr\\.? (?:\\p{Lu}[\\p{L}.’'-]* ?){1,3}(?:, ?)?(?:(?:our|the|a|an|is|[Rr]egistered) )*" +
      "(?:[Pp]hysiotherapist|[Pp]hysical [Tt]herapist|PT|[Mm]assage [Tt]herapist|RMT)" +
      "|(?:[Pp]hysiotherapist|[Pp]hysical [Tt]herapist|[Mm]assage [Tt]herapist),? Dr",
    why: "the title “Dr.” is not for that profession",
    instead: "the name, then “Physiotherapist”",
    isCaseSensitive: true,
  },
];

export function findClaims(text: string): Claim[] {
  return rules
    .flatMap((rule) => [...text.matchAll(patternOf(rule))].map((match) => claimOf(rule, match)))
    .sort((one, other) => one.start - other.start);
}

function patternOf({ words, isCaseSensitive }: Rule): RegExp {
  const boundary = "[\\p{L}\\p{M}\\p{N}_]";
  return new RegExp(`(?<!${boundary})(?:${words})(?!${boundary})`, isCaseSensitive ? "gu" : "giu");
}

function claimOf({ why, instead }: Rule, match: RegExpMatchArray): Claim {
  const [words] = match;
  const start = match.index ?? 0;
  return { words, start, end: start + words.length, why, instead };
}
