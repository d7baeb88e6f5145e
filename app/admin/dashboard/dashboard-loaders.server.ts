import { formatRelativeDateTime, formatTimeOrDate } from "#app/admin/ui/format-date.ts";
import { loadPostCovers } from "#app/sections/posts/card-loaders.server.ts";
import { countPublicLocations } from "#domain/location-pages/location-pages.server.ts";
import { countPostStates, listUnfinishedPosts } from "#domain/posts/staff-post-lists.server.ts";
import { findLastSavers } from "#domain/records/revisions.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { listLastEdited } from "#domain/staff/last-edited.server.ts";
import { findLastPostEditors } from "#domain/staff/last-editors.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";

const maxItems = 3;
const maxCandidates = 12;

/** Posts and location pages. */
export async function loadWriting(db: Db, user: StaffUser | undefined, now: Date) {
  const unfinished = await loadUnfinishedPosts(db, user, now);
  return {
    posts: await countPostStates(db, now),
    locations: await countPublicLocations(db),
    unfinished,
    recentlyEdited: await loadRecentlyEdited(db, now, unfinished),
  };
}

/** The user's own drafts, then scheduled posts, then the drafts of colleagues. */
async function loadUnfinishedPosts(db: Db, user: StaffUser | undefined, now: Date) {
  const candidates = await listUnfinishedPosts(db, maxCandidates, now);
  const ids = candidates.map(({ id }) => id);
  const savers = await findLastSavers(db, "post", ids);
  const editors = await findLastPostEditors(db, ids);
  const isOwn = (id: number) => user !== undefined && editors.get(id) === user.id;
  const scheduled = candidates.filter(({ state }) => state === "scheduled");
  const drafts = candidates.filter(({ state }) => state === "draft");
  const own = drafts.filter(({ id }) => isOwn(id));
  const posts = [
    ...own.slice(0, scheduled.length === 0 ? maxItems : maxItems - 1),
    ...scheduled,
    ...drafts.filter(({ id }) => !isOwn(id)),
  ].slice(0, maxItems);
  const covers = await loadPostCovers(db, posts);
  return posts.map(({ id, title, state, published_date, updated_at }, index) => ({
    id,
    title,
    buttonLabel: state === "scheduled" ? "Edit" : isOwn(id) ? "Continue" : "Open",
    cover: covers[index],
    summary:
      state === "draft"
        ? `${isOwn(id) ? "Your draft" : describeDraft(savers.get(id))}, saved ${formatTimeOrDate(updated_at, now)}`
        : `Scheduled for ${formatRelativeDateTime(published_date, now)}`,
  }));
}

function describeDraft(savedBy: string | undefined): string {
  return savedBy === undefined ? "Draft" : `Draft of ${savedBy}`;
}

async function loadRecentlyEdited(db: Db, now: Date, unfinished: { id: number }[]) {
  const items = await listLastEdited(db);
  return items
    .filter(({ kind, id }) => kind !== "post" || !unfinished.some((post) => post.id === id))
    .slice(0, maxItems)
    .map(({ kind, id, title, action, by: userName, at: timestamp }) => ({
      editPath: kind === "post" ? `/admin/blogs/${id}/edit` : `/admin/location-pages/${id}/edit`,
      title,
      summary: `${kind === "post" ? "Post" : "Location page"}, ${formatAction(action)} by ${userName} ${formatRelativeDateTime(timestamp, now)}`,
    }));
}

function formatAction(action: AuditAction): string {
  const [, pastTense = ""] = action.split("-");
  return pastTense === "hidden" ? "taken off the site" : pastTense;
}
