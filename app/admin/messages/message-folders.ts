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
  currentFolder: MessageFolder,
): MessageFolder[] {
  return messageFolders.filter(
    (folder) => folder !== "held" || folder === currentFolder || counts.held > 0,
  );
}

export function listFolderFilters(counts: Record<MessageFolder, number>, current: MessageFolder) {
  return listVisibleFolders(counts, current).map((view) => ({
    view,
    name: folderLabels[view],
    count: counts[view],
    to: messagesPath(view),
    isCurrent: view === current,
  }));
}

export function messagesPath(folder: MessageFolder, id?: number): string {
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  return folder === "inbox" ? path : `${path}?folder=${folder}`;
}
