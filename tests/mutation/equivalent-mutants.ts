import { domainExplanations } from "./equivalent-domain-mutants.ts";
import type { Explanation, Mutant } from "./list-mutants.ts";

/** No test can kill these mutants, or killing them would prove nothing. */
const explanations: Explanation[] = [
  ...domainExplanations,
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
    file: "domain/staff/passkey-verifier.server.ts",
    original: "registrationInfo === undefined",
    replacement: "false",
    reason: "The next line then throws, which refuses the passkey as well.",
  },
  ...["1_400", "2_000", "8_000", "100"].map((original) => ({
    file: "domain/staff/passkey.ts",
    original,
    reason: "A generous limit of a text that browsers make, which no promise names.",
  })),
  {
    file: "domain/staff/auth.server.ts",
    original: "60",
    replacement: "61",
    reason: "The activity of a session is recorded a second later; the half hour has a test.",
  },
  {
    file: "domain/staff/known-networks.server.ts",
    original: '.where("user_id", "=", userId)',
    reason: "The hash that is compared, too, contains the user; the condition is for the index.",
  },
  {
    file: "domain/staff/known-networks.server.ts",
    original: "userId === undefined",
    replacement: "false",
    reason: "No network belongs to nobody; the condition is for the types.",
  },
  {
    file: "domain/staff/audit-log.server.ts",
    original: "isFull && (await incrementFailure(db, sum_key))",
    reason: "The clause for conflicts counts as well; the update spares numbers of the sequence.",
  },
  {
    file: "domain/staff/audit-log.server.ts",
    original: ".limit(auditEntriesPerPage + 1)",
    reason: "What is beyond is left out afterwards; the limit only saves reading it.",
  },
  {
    file: "domain/staff/audit-log.server.ts",
    original: ".limit(2)",
    reason: "The third row is not looked at.",
  },
  {
    file: "domain/staff/last-edited.server.ts",
    original: "500",
    reason: "A generous limit of what one query reads, which no promise names.",
  },
  {
    file: "domain/staff/password-hasher.server.ts",
    original: "4",
    reason: "Node computes four hashes at once at most, so a fifth waits either way.",
  },
  {
    file: "domain/staff/audit-log.server.ts",
    original: "2",
    replacement: "3",
    reason: "The third row is not looked at.",
  },
  {
    file: "domain/staff/sign-in-rate-limit.server.ts",
    original: "waitMs === 0 || (await isKnownNetwork(db, { email }, network))",
    replacement: "(await isKnownNetwork(db, { email }, network))",
    reason: "Without a wait the result is none either way; the shortcut saves a query.",
  },
  {
    file: "domain/staff/sign-in-rate-limit.server.ts",
    original: "4",
    reason: "The wait has reached its maximum by then.",
  },
  {
    file: "domain/staff/sign-in-rate-limit.server.ts",
    original: "last === undefined || attempts.length < freeAttempts",
    replacement: "attempts.length < freeAttempts",
    reason: "Without attempts there are fewer than the free ones; the condition is for the types.",
  },
  {
    file: "server/page-cache/scheduled-invalidation.ts",
    original: "1000",
    reason: "The pause before another attempt is a millisecond longer.",
  },
  {
    file: "server/page-cache/scheduled-invalidation.ts",
    original: "dueAt !== null && dueAt !== undefined && Date.parse(dueAt) <= Date.now()",
    replacement: "Date.parse(dueAt) <= Date.now()",
    reason: "Without a date the comparison is false; the conditions are for the types.",
  },
  ...["dueAt !== null", "dueAt !== undefined"].map((replacement) => ({
    file: "server/page-cache/scheduled-invalidation.ts",
    original: "dueAt !== null && dueAt !== undefined",
    replacement,
    reason: "Without a date the comparison is false; the conditions are for the types.",
  })),
  {
    file: "server/page-cache/cache-key.ts",
    original: "queryStart < 0",
    replacement: "queryStart <= 0",
    reason: "A URL that begins with a question mark has an empty path, which is not cached.",
  },
  {
    file: "server/page-cache/cached-response.ts",
    original: 'ifNoneMatch === etag || ifNoneMatch.trim() === "*"',
    replacement: 'ifNoneMatch.trim() === "*"',
    reason: "A shortcut: the list of ETags that follows contains a single one, too.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: 'existing !== undefined || !url.includes("?")',
    replacement: "existing !== undefined",
    reason: "A shortcut: the key of a URL without parameters is the URL.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: "fastifyListener === undefined",
    replacement: "false",
    reason: "Fastify always has a listener; the condition is for the types.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: "i < rawHeaders.length",
    replacement: "i <= rawHeaders.length",
    reason: "Beyond the last header there is no name to compare.",
  },
  {
    file: "server/page-cache/cache-fill.ts",
    original: "4",
    reason: "The length of a pause, which no promise names.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: "header.length < 200",
    reason: "Only decides whether the result of a negotiation is remembered.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: "100",
    reason: "The number of negotiations that are remembered.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: "key === undefined",
    replacement: "false",
    reason: "Nothing is stored without a key; the condition is for the types.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: 'rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host"',
    replacement: 'rawHeaders[i]?.toLowerCase() === "host"',
    reason: "The length is compared first because it is cheaper.",
  },
  {
    file: "server/page-cache/cache-hits.ts",
    original: "existing !== undefined",
    replacement: "false",
    reason: "Only decides whether a negotiation is repeated.",
  },
  {
    file: "server/page-cache/response-store.ts",
    original: "responses.peek(key)?.response === response",
    replacement: "true",
    reason: "Compresses a response that nobody asks for any more.",
  },
  {
    file: "server/page-cache/shared-response.ts",
    original: "i < headers.length",
    reason: "Node leaves out a header without a name.",
  },
  ...["4", "6"].map((original) => ({
    file: "server/page-cache/content-encoding.ts",
    original,
    reason: "A compression level changes sizes and times, and no promise names it.",
  })),
];

export function explainMutant(mutant: Mutant): string | undefined {
  const flatten = (text: string) => text.replace(/\s+/g, " ").trim();
  return explanations.find(
    ({ file, original, replacement }) =>
      mutant.file === file &&
      flatten(mutant.original) === original &&
      (replacement === undefined || flatten(mutant.replacement) === replacement),
  )?.reason;
}
