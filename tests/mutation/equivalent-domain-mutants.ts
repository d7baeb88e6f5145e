import type { Explanation } from "./list-mutants.ts";

/** Those of messages and records. */
export const domainExplanations: Explanation[] = [
  {
    file: "domain/messages/message-trash.server.ts",
    original: '"<"',
    reason: "A row is purged one millisecond sooner.",
  },
  ...["domain/messages/inbox-queries.server.ts", "domain/messages/mail-state.server.ts"].map(
    (file) => ({
      file,
      original: ".limit(1)",
      reason: "Only the first row is taken; the limit saves reading the others.",
    }),
  ),
  {
    file: "domain/messages/message-details.server.ts",
    original: '.where("marked_unread_at", "is not", null)',
    reason: "Without it a row is written with the value that it has.",
  },
  {
    file: "domain/messages/message-state.server.ts",
    original: "message === undefined || history === undefined",
    replacement: "history === undefined",
    reason: "A message that is gone has no history either; the condition is for the types.",
  },
  {
    file: "domain/messages/message-rate-limit.server.ts",
    original: "1000",
    reason: "Bounds what one query reads in a flood, which changes no result.",
  },
  {
    file: "domain/messages/message-rate-limit.server.ts",
    original: '">"',
    reason: "An attempt of exactly ten minutes ago counts a millisecond longer.",
  },
  {
    file: "domain/messages/message-rate-limit.server.ts",
    original: '.where("rate_key", "=", allSendersKey)',
    reason: "Each message has one such row; its others are read as well, and it counts once.",
  },
  {
    file: "domain/messages/message-rate-limit.server.ts",
    original: '"<"',
    reason: "The latest time that counts is one millisecond later.",
  },
  {
    file: "domain/messages/outbox.server.ts",
    original: '"<"',
    reason: "A mail is overdue one millisecond sooner.",
  },
  {
    file: "domain/messages/outbox.server.ts",
    original: '">"',
    replacement: '">="',
    reason: "A date of exactly this millisecond counts as later.",
  },
  {
    file: "domain/messages/message-details.server.ts",
    original: '.where("message_id", "in", fromSender.select("message_id"))',
    reason: "More rows are read than needed, and left out afterwards.",
  },
  {
    file: "domain/messages/message-history.server.ts",
    original: "answered_at === null || channel === null",
    replacement: "channel === null",
    reason: "Both columns are written together; the condition is for the types.",
  },
  {
    file: "domain/messages/message-state.server.ts",
    original: "message === undefined || history === undefined",
    replacement: "message === undefined",
    reason: "A message that exists has a history; the condition is for the types.",
  },
  {
    file: "domain/messages/change-messages.server.ts",
    original: "reason !== undefined",
    replacement: "true",
    reason: "Counts under a name that nobody reads; the condition is for the types.",
  },
  {
    file: "domain/messages/message-keys.server.ts",
    original: "500",
    reason: "The size of a batch, which changes no result.",
  },
  {
    file: "domain/messages/message-keys.server.ts",
    original:
      'inTransaction(db, async (trx) => { for (const { message_id, ...texts } of rows) await trx .updateTable("message") .set(createMessageKeys(texts)) .where("message_id", "=", message_id) .execute(); })',
    reason: "Each row is right by itself; the transaction saves commits.",
  },
  {
    file: "domain/messages/answer-deadline.ts",
    original: "60",
    reason: "How long a clinic may be closed, which no promise names.",
  },
  {
    file: "domain/messages/answer-deadline.ts",
    original: "days <= maxDaysAhead",
    reason: "How long a clinic may be closed, which no promise names.",
  },
  {
    file: "domain/records/time-units.ts",
    original: "5",
    reason: "A generous limit of clocks that differ, which no promise names.",
  },
  {
    file: "domain/records/search-texts.server.ts",
    original: "10_000",
    reason: "Bounds what one search reads; no list has that many items.",
  },
  {
    file: "domain/records/autosaves.server.ts",
    original: '.where("kind", "in", itemKinds)',
    reason: "More rows are read than needed, and left out afterwards.",
  },
  {
    file: "domain/records/image-use.server.ts",
    original: '.where("hash", "in", [...descriptions.keys()])',
    reason: "The others are given the empty description that they have.",
  },
  {
    file: "domain/records/image-use.server.ts",
    original: "src !== undefined",
    replacement: "true",
    reason: "Nothing is no address of an image, and is left out then.",
  },
  {
    file: "domain/records/compare-versions.ts",
    original: "i < base.length",
    replacement: "i <= base.length",
    reason: "Adds an entry that no version has, which is left out afterwards.",
  },
  {
    file: "domain/records/diff-lines.ts",
    original: "otherLines.length + 1",
    reason: "What is beyond the end of a row counts as none as well.",
  },
  {
    file: "domain/records/diff-lines.ts",
    original: "j + 1",
    replacement: "j",
    reason: "Where two lines differ, the larger neighbour is the value itself.",
  },
  {
    file: "domain/records/trash.server.ts",
    original: 'query.q === ""',
    replacement: "false",
    reason: "A search without words finds everything; the shortcut saves reading the texts.",
  },
  {
    file: "domain/records/trash.server.ts",
    original: '.where("item_id", "in", batch)',
    reason: "More rows are read than needed, and left out afterwards.",
  },
  {
    file: "domain/records/lock-items-containing.server.ts",
    original:
      '.where((where) => where.or([containsText("blog_image", text), containsText("blogs_content", text)]), )',
    reason: "More rows are locked than needed, which only makes others wait.",
  },
  {
    file: "domain/records/lock-items-containing.server.ts",
    original: '.where(containsText("item", text))',
    reason: "More rows are locked than needed, which only makes others wait.",
  },
  {
    file: "domain/messages/receive-message.server.ts",
    original: "200",
    reason: "The size of a batch, and the limit of a hidden field that only the site fills in.",
  },
];
