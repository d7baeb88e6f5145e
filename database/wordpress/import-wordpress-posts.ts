import { normalizeSlug } from "#domain/fields/slug.ts";
import {
  findImportedPost,
  type ImportedPost,
  recordImportedPost,
} from "#domain/posts/former-permalinks.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { ImportReport } from "./import-report.ts";
import { isImportable } from "./map-post.ts";
import { addMissingPictures } from "./place-pictures.ts";
import type { PlanOptions } from "./plan-options.ts";
import { createPostPlanner, type PlannedPost, RefusedPost } from "./post-planner.ts";
import { createReading, readExport } from "./read-export.ts";
import { findOwnPath } from "./site-links.ts";
import { count, type ExportSurvey, surveyExport } from "./survey-export.ts";
import type { WordpressItem } from "./wordpress-item.ts";

export interface ImportOptions extends Omit<PlanOptions, "report"> {
  openExport: OpenExport;
}

/** Opens the export from its beginning; it is read twice. */
type OpenExport = () => AsyncIterable<Uint8Array>;

export interface ImportResult {
  report: ImportReport;
  survey: ExportSurvey;
}

/** Reads the whole file before anything is written, so a damaged file changes nothing. */
export function surveyWordpressExport(openExport: OpenExport): Promise<ExportSurvey> {
  const reading = createReading();
  return surveyExport(openExport(), reading, (link) => findOwnPath(link, reading.site.url));
}

/**
 * Each post is written in a transaction of its own: an import that was stopped continues when it is
 * run again.
 */
export async function importWordpressPosts(options: ImportOptions): Promise<ImportResult> {
  const { db, openExport, isDryRun, survey } = options;
  const report = new ImportReport();
  const plan = await createPostPlanner({ ...options, report });
  for await (const item of readExport(openExport(), createReading())) {
    if (item.type !== "post") continue;
    if (isImportable(item)) await importPost(item);
    else count(report.skippedStatuses, item.status || "without a status");
  }
  return { report, survey };

  async function reportExisting(item: WordpressItem, { blog_id, slug }: ImportedPost) {
    const line = describe(item.title, item);
    if (slug === undefined) report.removed.push(line);
    else if (await addMissingPictures(item, blog_id, { ...options, report }))
      report.completed.push(line);
    else report.existing.push(line);
  }

  async function importPost(item: WordpressItem): Promise<void> {
    const source = { source: getSource(survey.site.url), source_id: item.id };
    const existing = await findImportedPost(db, source);
    if (existing !== undefined) return reportExisting(item, existing);
    try {
      const planned = await plan(item);
      if (!isDryRun) await writePost(db, planned, source);
      recordPost(report, item, planned);
    } catch (error) {
      if (!(error instanceof RefusedPost)) throw error;
      report.refusedPosts.push(`${describe(item.title, item)}: ${error.message}`);
    }
  }
}

function writePost(
  db: Db,
  { input, author, permalinks }: PlannedPost,
  source: { source: string; source_id: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const saved = await createPost(trx, input, author, getSaveDate(input));
    if ("errors" in saved) throw new RefusedPost(Object.values(saved.errors).join(" "));
    if (!("item" in saved)) throw new RefusedPost("somebody else saved it at the same time");
    await recordImportedPost(trx, saved.item.blog_id, source, permalinks);
  });
}

/** Articles say when they were updated, and an import is no update. */
function getSaveDate({ published_date }: PlannedPost["input"]): string {
  const now = new Date().toISOString();
  return published_date !== undefined && published_date < now ? published_date : now;
}

function recordPost(report: ImportReport, item: WordpressItem, planned: PlannedPost): void {
  const { post, slug, permalinks } = planned;
  const line = `${describe(post.title, item)} → ${getPostPath(slug)}`;
  report.imported.push(line);
  report.permalinks += permalinks.length;
  report.notes.merge(post.notes);
  if (normalizeSlug(slug) !== normalizeSlug(post.slug)) report.renamed.push(line);
  if (item.isSticky) report.sticky.push(line);
  if (post.hiddenBecause !== undefined) report.hidden.push(`${line} (${post.hiddenBecause})`);
  else if (post.status === "draft") report.drafts.push(line);
  else if ((post.published_date ?? "") > new Date().toISOString())
    report.scheduled.push(`${line} (${post.published_date})`);
}

function getSource(url: string): string {
  const { hostname = "", pathname = "" } = URL.parse(url) ?? {};
  return (hostname.replace(/^www\./, "") + pathname).replace(/\/+$/, "").slice(0, 300);
}

function describe(title: string, { id }: WordpressItem): string {
  return `${id} “${title.slice(0, 100)}”`;
}
