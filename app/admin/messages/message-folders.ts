import { type MessageFolder, messageFolders } from "#domain/messages/message.ts";

export const folderLabels: Record<MessageFolder, string> = {
  inbox: "Inbox",
  handled: "Handled",
  spam: "Spam",
  held: "Held",
};

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

export const messageTrashPath = "/admin/messages/trash";

/** The trash is a page of its own, because its messages cannot be opened. */
export function listFolderFilters(
  counts: Record<MessageFolder, number>,
  trashCount: number,
  current: MessageFolder | "trash",
) {
  const folders = listVisibleFolders(counts, current).map((view) => ({
    view: view as string,
    name: folderLabels[view],
    count: counts[view],
    to: messagesPath(view),
    isCurrent: view === current,
  }));
  const trash = { view: "trash", name: "Trash", count: trashCount, to: messageTrashPath };
  return [...folders, { ...trash, isCurrent: current === "trash" }];
}

export function messagesPath(folder: MessageFolder, id?: number): string {
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  return folder === "inbox" ? path : `${path}?folder=${folder}`;
}
