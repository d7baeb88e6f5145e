import { hourOrDay, momentInWords, whenInWords } from "#app/admin/clinic-time.ts";
import { postCovers } from "#app/sections/card-data.server.ts";
import { countByFolder, countUnread, listMessages } from "#domain/messages/inbox.server.ts";
import { messagesPerPage } from "#domain/messages/message.ts";
import { listUnfinishedPosts } from "#domain/posts/staff-posts.server.ts";
import type { AuditAct } from "#domain/staff/audit.ts";
import { listLastEdited } from "#domain/staff/last-edited.server.ts";
import type { Db } from "#domain/tables.ts";

const shown = 3;

/** Looks for unread messages on the first page of the inbox only. */
export async function newMessages(db: Db, now: Date) {
  const unread = await countUnread(db);
  const { inbox, held } = await countByFolder(db);
  const newest = unread === 0 ? [] : await listMessages(db, { folder: "inbox", limit });
  return {
    unread,
    held,
    openCount: inbox - unread,
    messages: newest
      .filter(({ isUnread }) => isUnread)
      .slice(0, shown)
      .map(({ message_id: id, name, excerpt, received_at: at }) => ({
        id,
        name,
        excerpt,
        at,
        when: whenInWords(at, now),
      })),
  };
}

const limit = messagesPerPage;

export async function unfinishedPosts(db: Db, now: Date) {
  const posts = await listUnfinishedPosts(db, shown, now);
  const covers = await postCovers(db, posts);
  return posts.map(({ id, title, state, published_date, updated_at }, i) => ({
    id,
    title,
    isDraft: state === "draft",
    cover: covers[i],
    line:
      state === "draft"
        ? `Draft, saved ${hourOrDay(updated_at, now)}`
        : `Scheduled for ${momentInWords(published_date, now)}`,
  }));
}

/** Leaves out the posts that the dashboard already shows as unfinished. */
export async function lastEdited(db: Db, now: Date, unfinished: { id: number }[]) {
  const items = await listLastEdited(db);
  return items
    .filter(({ kind, id }) => kind !== "post" || !unfinished.some((post) => post.id === id))
    .slice(0, shown)
    .map(({ kind, id, title, act, by, at }) => ({
      to: kind === "post" ? `/admin/blogs/${id}/edit` : `/admin/location-pages/${id}/edit`,
      title,
      line: `${kind === "post" ? "Post" : "Location page"}, ${doneInWords(act)} by ${by} ${momentInWords(at, now)}`,
    }));
}

function doneInWords(act: AuditAct): string {
  const [, what = ""] = act.split("-");
  return what === "hidden" ? "taken off the site" : what;
}
