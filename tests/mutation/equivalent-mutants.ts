import type { Mutant } from "./list-mutants.ts";

interface Explanation {
  file: string;
  /** The whole original text, with single spaces. */
  original: string;
  /** All replacements, unless one is named. */
  replacement?: string;
  reason: string;
}

/** No test can kill these mutants, or killing them would prove nothing. */
const explanations: Explanation[] = [
  {
    file: "domain/messages/message-trash.server.ts",
    original: '"<"',
    reason: "A row is purged one millisecond sooner.",
  },
  {
    file: "domain/staff/staff-notices.server.ts",
    original: '"<"',
    reason: "Two notices of one millisecond have no order.",
  },
  {
    file: "domain/staff/password-hasher.server.ts",
    original: "expected.length === actual.length && timingSafeEqual(expected, actual)",
    replacement: "timingSafeEqual(expected, actual)",
    reason: "Every stored tag has the length of the computed one.",
  },
  {
    file: "domain/messages/receive-message.server.ts",
    original: "200",
    reason: "The size of a batch, and the limit of a hidden field that only the site fills in.",
  },
  {
    file: "server/page-cache/scheduled-invalidation.ts",
    original: "1000",
    reason: "The pause before another attempt is a millisecond longer.",
  },
  ...["4", "6"].map((original) => ({
    file: "server/page-cache/content-encoding.ts",
    original,
    reason: "A compression level changes sizes and times, and no promise names it.",
  })),
];

export function explainMutant(mutant: Mutant): string | undefined {
  const flatten = (text: string) => text.replace(/\s+/g, " ");
  return explanations.find(
    ({ file, original, replacement }) =>
      mutant.file === file &&
      flatten(mutant.original) === original &&
      (replacement === undefined || flatten(mutant.replacement) === replacement),
  )?.reason;
}
