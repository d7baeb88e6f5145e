import { formatRelativeDateTime, formatTimeOrDate } from "#app/admin/ui/format-date.ts";
import { loadPostCovers } from "#app/sections/posts/card-loaders.server.ts";
import { countPublicLocations } from "#domain/location-pages/location-pages.server.ts";
import { countPostStates, listUnfinishedPosts } from "#domain/posts/staff-post-lists.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { listLastEdited } from "#domain/staff/last-edited.server.ts";

const maxItems = 3;

/** Posts and location pages. */
export async function loadWriting(db: Db, now: Date) {
  const unfinished = await loadUnfinishedPosts(db, now);
  return {
    posts: await countPostStates(db, now),
    locations: await countPublicLocations(db),
    unfinished,
    recentlyEdited: await loadRecentlyEdited(db, now, unfinished),
  };
}

async function loadUnfinishedPosts(db: Db, now: Date) {
  const posts = await listUnfinishedPosts(db, maxItems, now);
  const covers = await loadPostCovers(db, posts);
  return posts.map(({ id, title, state, published_date, updated_at }, index) => ({
    id,
    title,
    isDraft: state === "draft",
    cover: covers[index],
    summary:
      state === "draft"
        ? `Draft, saved ${formatTimeOrDate(updated_at, now)}`
        : `Scheduled for ${formatRelativeDateTime(published_date, now)}`,
  }));
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
