import { formatRelativeDateTime, formatTimeOrDate } from "#app/admin/ui/format-date.ts";
import { loadPostCovers } from "#app/sections/posts/card-loaders.server.ts";
import { capitalize } from "#domain/clinic/number-words.ts";
import { itemTypes } from "#domain/content-types/item-types.server.ts";
import { pickValues } from "#domain/fields/pick-values.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { countPublicLocations } from "#domain/location-pages/location-pages.server.ts";
import { listLocationDrafts } from "#domain/location-pages/staff-location-pages.server.ts";
import { postFields } from "#domain/posts/post.ts";
import { countPostStates, listUnfinishedPosts } from "#domain/posts/staff-post-lists.server.ts";
import { listNewItemAutosaves } from "#domain/records/autosaves.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { findLastEditorNames } from "#domain/records/revisions.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { listLastEdited } from "#domain/staff/last-edited.server.ts";
import { findLastEditorIds } from "#domain/staff/last-editors.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";

const maxItems = 3;
const maxCandidates = 12;

export type Writing = Awaited<ReturnType<typeof loadWriting>>;

/** Posts and location pages. */
export async function loadWriting(db: Db, user: StaffUser, now: Date) {
  const unfinished = await loadUnfinished(db, user, now);
  return {
    posts: await countPostStates(db, now),
    locations: await countPublicLocations(db),
    unfinished,
    recentlyEdited: await loadRecentlyEdited(db, now, unfinished),
  };
}

/** The user's own unsaved texts and drafts, then scheduled posts, then the drafts of colleagues. */
async function loadUnfinished(db: Db, user: StaffUser, now: Date) {
  const candidates = [
    ...(await loadPostCandidates(db, user, now)),
    ...(await loadLocationCandidates(db, user)),
    ...(await loadUnsavedCandidates(db, user)),
  ].sort((first, second) => second.savedAt.localeCompare(first.savedAt));
  const scheduled = candidates.filter(({ scheduledFor }) => scheduledFor !== undefined);
  const drafts = candidates.filter(({ scheduledFor }) => scheduledFor === undefined);
  const own = drafts.filter(({ isOwn }) => isOwn);
  const shown = [
    ...own.slice(0, scheduled.length === 0 ? maxItems : maxItems - 1),
    ...scheduled,
    ...drafts.filter(({ isOwn }) => !isOwn),
  ].slice(0, maxItems);
  return shown.map(({ editPath, title, cover, isOwn, label, savedAt, scheduledFor }) => ({
    editPath,
    title,
    cover,
    buttonLabel: scheduledFor !== undefined ? "Edit" : isOwn ? "Continue" : "Open",
    summary:
      scheduledFor === undefined
        ? `${label} ${formatTimeOrDate(savedAt, now)}`
        : `Scheduled for ${formatRelativeDateTime(scheduledFor, now)}`,
  }));
}

async function loadPostCandidates(db: Db, user: StaffUser, now: Date) {
  const posts = await listUnfinishedPosts(db, maxCandidates, now);
  const covers = await loadPostCovers(db, posts);
  const describe = await findSavers(db, "post", posts, user);
  return posts.map(({ id, title, state, published_date, updated_at }, index) => ({
    editPath: `/admin/blogs/${id}/edit`,
    title,
    cover: covers[index],
    ...describe(id),
    savedAt: updated_at,
    scheduledFor: state === "scheduled" ? published_date : undefined,
  }));
}

async function loadLocationCandidates(db: Db, user: StaffUser) {
  const pages = await listLocationDrafts(db, maxCandidates);
  const describe = await findSavers(db, "location", pages, user);
  return pages.map(({ id, title, date }) => ({
    editPath: `/admin/location-pages/${id}/edit`,
    title,
    cover: undefined,
    ...describe(id),
    savedAt: date,
    scheduledFor: undefined,
  }));
}

/** Texts that have never been saved are in no list of posts or location pages. */
async function loadUnsavedCandidates(db: Db, user: StaffUser) {
  const autosaves = await listNewItemAutosaves(db, user.id);
  const texts = autosaves.map(({ values }) =>
    pickValues({ ...postFields, ...locationFields }, JSON.parse(values)),
  );
  const covers = await loadPostCovers(
    db,
    texts.map(({ blog_image }) => ({ blog_image, categoryName: "" })),
  );
  return autosaves.map(({ kind, saved_at }, index) => ({
    editPath: `${itemTypes[kind].listPath}/new`,
    title: getDraftName(texts[index]?.title || texts[index]?.main_heading || ""),
    cover: kind === "post" ? covers[index] : undefined,
    isOwn: true,
    label: `New ${itemTypes[kind].noun}, unsaved text from`,
    savedAt: saved_at,
    scheduledFor: undefined,
  }));
}

async function findSavers(db: Db, kind: ItemKind, items: { id: number }[], user: StaffUser) {
  const ids = items.map(({ id }) => id);
  const names = await findLastEditorNames(db, kind, ids);
  const editors = await findLastEditorIds(db, kind, ids);
  return (id: number) => {
    const isOwn = editors.get(id) === user.id;
    return { isOwn, label: `${isOwn ? "Your draft" : describeDraft(names.get(id))}, saved` };
  };
}

function describeDraft(savedBy: string | undefined): string {
  return savedBy === undefined ? "Draft" : `Draft of ${savedBy}`;
}

async function loadRecentlyEdited(db: Db, now: Date, unfinished: { editPath: string }[]) {
  const items = await listLastEdited(db);
  return items
    .map(({ kind, id, title, action, by: userName, at: timestamp }) => ({
      editPath: `${itemTypes[kind].listPath}/${id}/edit`,
      title,
      summary: `${capitalize(itemTypes[kind].noun)}, ${formatAction(action)} by ${userName} ${formatRelativeDateTime(timestamp, now)}`,
    }))
    .filter(({ editPath }) => unfinished.every((item) => item.editPath !== editPath))
    .slice(0, maxItems);
}

function formatAction(action: AuditAction): string {
  const [, pastTense = ""] = action.split("-");
  return pastTense === "hidden" ? "taken off the site" : pastTense;
}
