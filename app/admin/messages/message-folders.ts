import { type MessageFolder, messageFolders } from "#domain/messages/message.ts";
import { parsePageNumber } from "#domain/records/page-numbers.ts";

export const folderLabels: Record<MessageFolder, string> = {
  inbox: "Inbox",
  handled: "Handled",
  spam: "Spam",
  held: "Held",
};

export function parseListPage(searchParams: URLSearchParams): number {
  return parsePageNumber(searchParams.get("page")) ?? 1;
}

export function parseFolder(searchParams: URLSearchParams): MessageFolder {
  return messageFolders.find((folder) => folder === searchParams.get("folder")) ?? "inbox";
}

function listVisibleFolders(
  counts: Record<MessageFolder, number>,
  currentFolder: MessageFolder | "trash",
): MessageFolder[] {
  return messageFolders.filter(
    (folder) => folder !== "held" || folder === currentFolder || counts.held > 0,
  );
}

export function listFolderFilters(
  counts: Record<MessageFolder, number>,
  current: MessageFolder | "trash",
  trashCount: number,
) {
  const folders = listVisibleFolders(counts, current).map((view) => ({
    view: view as string,
    name: folderLabels[view],
    count: counts[view],
    to: messagesPath(view),
    isCurrent: view === current,
  }));
  const trash = { view: "trash", name: "Trash", count: trashCount, to: getTrashUrl(1) };
  return [...folders, { ...trash, isCurrent: current === "trash" }];
}

/** An open message keeps the page of the list beside it. */
export function messagesPath(folder: MessageFolder, id?: number, page = 1): string {
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  const query = new URLSearchParams();
  if (folder !== "inbox") query.set("folder", folder);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}

export function getTrashUrl(page: number): string {
  return page > 1 ? `/admin/messages/trash?page=${page}` : "/admin/messages/trash";
}
