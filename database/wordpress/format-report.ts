import { pluralize } from "#domain/records/pluralize.ts";
import { type NoteKind, noteTexts } from "./conversion-notes.ts";
import type { ImportResult } from "./import-wordpress-posts.ts";
import { getOriginalPath } from "./media-folder.ts";
import { count } from "./survey-export.ts";

const maxLines = 200;
const maxNames = 30;

export function formatReport(result: ImportResult, { isDryRun }: { isDryRun: boolean }): string {
  const { report, survey } = result;
  const total = report.imported.length;
  const verb = isDryRun ? "would be imported" : "imported";
  return [
    isDryRun
      ? `Dry run: nothing was written. ${survey.site.title} (${survey.site.url})`
      : `${survey.site.title} (${survey.site.url})`,
    "",
    ...title("What came"),
    `${pluralize(total, "post")} ${verb}, ${report.existing.length} already here, ${report.removed.length} imported before and deleted since.`,
    ...list("", report.imported),
    ...list(
      `Here already, ${isDryRun ? "would get" : "got"} the pictures that were missing:`,
      report.completed,
    ),
    `${pluralize(report.permalinks, "old address", "old addresses")} ${isDryRun ? "would redirect" : "redirect"} permanently to the new ones.`,
    ...listCategories(result),
    `Authors: ${joinCounts(survey.postsByAuthor, (login) => survey.site.authors.get(login) ?? login)}. They stand in the revisions; the byline of posts is the clinic's team.`,
    ...listPictures(result, isDryRun),
    ...list("Scheduled, public from their date on:", report.scheduled),
    "",
    ...section("What was changed", listChanges(result)),
    "",
    ...section("What was left behind", listLeftovers(result)),
  ].join("\n");
}

function listChanges(result: ImportResult): string[] {
  const { report } = result;
  const replaced = result.survey.replacedCharacters;
  return [
    ...list("Now drafts, because WordPress did not show them to everybody:", report.hidden),
    ...list("Drafts, as they were:", report.drafts),
    ...list("No longer sticky, as the newest post is the first here:", report.sticky),
    ...list("Another address, because theirs was taken:", report.renamed),
    ...listNotes(result),
    ...(replaced === 0 ? [] : [`${replaced} × control characters became spaces`]),
  ];
}

function listLeftovers({ report, survey }: ImportResult): string[] {
  return [
    ...list("Posts that cannot be stored:", report.refusedPosts),
    ...list("Imported before and deleted here since:", report.removed),
    ...list("Old addresses that are pages of this site, and stay them:", report.pagesOfThisSite),
    ...list(
      "Old addresses of several posts, which lead to the first one:",
      report.sharedPermalinks,
    ),
    ...list(
      "Pictures:",
      [...report.missingPictures].map(([url, reason]) => `${url}: ${reason}`),
    ),
    ...list("Files of the media library that no imported post shows:", listUnshownFiles()),
    ...list(
      "Pages, whose text has to be put in by hand:",
      survey.pages.map(({ title: name, link }) => `“${name}” ${link}`),
    ),
    ...(survey.commentCount === 0 ? [] : [`Comments: ${survey.commentCount}`]),
    ...countsLine("Posts that are no posts any more or not yet", report.skippedStatuses),
    ...countsLine("Further categories of posts (each has one here)", report.otherCategories),
    ...countsLine("Tags", survey.tags),
    ...countsLine("Post formats (all posts look alike here)", survey.formats),
    ...countsLine("Other content", survey.otherTypes),
  ];

  function listUnshownFiles(): string[] {
    const urls = [...survey.attachments.values()].map(({ url }) => url);
    return urls.filter((url) => !report.shownFiles.has(getOriginalPath(url)));
  }
}

function section(heading: string, lines: string[]): string[] {
  return [...title(heading), ...(lines.length === 0 ? ["Nothing."] : lines)];
}

function title(text: string): string[] {
  return [text, "-".repeat(text.length)];
}

function list(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - maxLines;
  return [
    ...(heading === "" ? [] : [heading]),
    ...lines.slice(0, maxLines).map((line) => `  ${toOneLine(line)}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ];
}

function listCategories({ report }: ImportResult): string[] {
  if (report.categories.size === 0) return [];
  const names = [...report.categories].map(
    ([name, posts]) => `${name} (${posts}${report.createdCategories.has(name) ? ", new" : ""})`,
  );
  return [`Categories: ${joinNames(names)}.`];
}

function listPictures({ report: { pictures } }: ImportResult, isDryRun: boolean): string[] {
  const hosts = new Map<string, number>();
  for (const [url, origin] of pictures)
    if (origin === "web") count(hosts, URL.parse(url)?.host ?? "");
  const fetched = [...hosts.values()].reduce((sum, number) => sum + number, 0);
  const from = fetched === 0 ? "" : ` ${joinCounts(hosts)}`;
  return [
    `Pictures: ${pictures.size - fetched} from the folder, ${fetched} ${isDryRun ? "to be fetched" : "fetched"}${from}.`,
  ];
}

function listNotes({ report: { notes } }: ImportResult): string[] {
  return (Object.keys(noteTexts) as NoteKind[]).flatMap((kind) => {
    const details = notes.counts.get(kind);
    if (details === undefined) return [];
    const sum = [...details.values()].reduce((total, number) => total + number, 0);
    details.delete("");
    const names = details.size === 0 ? "" : `: ${joinCounts(details)}`;
    return [`${sum} × ${noteTexts[kind]}${names}`];
  });
}

function countsLine(label: string, counts: ReadonlyMap<string, number>): string[] {
  return counts.size === 0 ? [] : [`${label}: ${joinCounts(counts)}`];
}

function joinCounts(
  counts: ReadonlyMap<string, number>,
  getName: (key: string) => string = (key) => key,
): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return joinNames(sorted.map(([key, number]) => `${getName(key)} (${number})`));
}

function joinNames(names: readonly string[]): string {
  const rest = names.length - maxNames;
  const shown = names.slice(0, maxNames).map(toOneLine).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** Text of the export must not move the cursor or colour the terminal. */
function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}
