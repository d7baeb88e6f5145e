import {
  type MessageFolder,
  type MessageSort,
  messageFolders,
  messageSorts,
} from "#domain/messages/message.ts";
import { type MessageView, messageViews } from "#domain/messages/message-view.ts";
import { parsePageNumber } from "#domain/records/page-numbers.ts";

export const folderLabels: Record<MessageFolder, string> = {
  inbox: "Inbox",
  handled: "Handled",
  spam: "Spam",
  held: "Held",
};

const viewLabels: Record<MessageView, string> = { ...folderLabels, late: "Late" };

export function parseListPage(searchParams: URLSearchParams): number {
  return parsePageNumber(searchParams.get("page")) ?? 1;
}

export function parseView(searchParams: URLSearchParams): MessageView {
  return messageViews.find((view) => view === searchParams.get("folder")) ?? "inbox";
}

/** Only the inbox has a choice: the late ones are sorted, and nobody waits in the other folders. */
export function parseSort(searchParams: URLSearchParams): MessageSort {
  const chosen = messageSorts.find((sort) => sort === searchParams.get("sort"));
  return (parseView(searchParams) === "inbox" && chosen) || "newest";
}

export function getFolder(view: MessageView): MessageFolder {
  return messageFolders.find((folder) => folder === view) ?? "inbox";
}

function listVisibleViews(
  counts: Record<MessageView, number>,
  currentView: MessageView | "trash",
): MessageView[] {
  return messageViews.filter(
    (view) => (view !== "held" && view !== "late") || view === currentView || counts[view] > 0,
  );
}

export function listFolderFilters(
  counts: Record<MessageView, number>,
  current: MessageView | "trash",
  trashCount: number | undefined,
) {
  const views = listVisibleViews(counts, current).map((view) => ({
    view: view as string,
    name: viewLabels[view],
    count: counts[view],
    to: messagesPath({ view }),
    isCurrent: view === current,
  }));
  const trash = { view: "trash", name: "Trash", count: trashCount, to: getTrashUrl(1) };
  return [...views, { ...trash, isCurrent: current === "trash" }];
}

export interface ListPosition {
  view: MessageView;
  sort?: MessageSort;
  page?: number;
}

/** An open message keeps the position of the list beside it. */
export function messagesPath(position: ListPosition, id?: number): string {
  const { view, sort = "newest", page = 1 } = position;
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  const query = new URLSearchParams();
  if (view !== "inbox") query.set("folder", view);
  if (sort !== "newest") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.toString() === "" ? path : `${path}?${query}`;
}

export function getTrashUrl(page: number): string {
  return page > 1 ? `/admin/messages/trash?page=${page}` : "/admin/messages/trash";
}
