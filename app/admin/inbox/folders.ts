import { type MessageFolder, messageFolders } from "#domain/messages/message.ts";

export const folderNames: Record<MessageFolder, string> = {
  inbox: "Inbox",
  handled: "Handled",
  spam: "Spam",
  held: "Held",
};

/** Defaults to the inbox. */
export function folderOf(address: URLSearchParams): MessageFolder {
  return messageFolders.find((folder) => folder === address.get("folder")) ?? "inbox";
}

/** Hides the folder of held messages while it is empty, which is nearly always. */
export function shownFolders(
  counts: Record<MessageFolder, number>,
  current: MessageFolder,
): MessageFolder[] {
  return messageFolders.filter(
    (folder) => folder !== "held" || folder === current || counts.held > 0,
  );
}

export function inboxAddress(folder: MessageFolder, id?: number): string {
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  return folder === "inbox" ? path : `${path}?folder=${folder}`;
}
