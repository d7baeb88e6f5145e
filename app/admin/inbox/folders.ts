import { type MessageFolder, messageFolders } from "#domain/messages/message.ts";

export const folderNames: Record<MessageFolder, string> = {
  inbox: "Inbox",
  handled: "Handled",
  spam: "Spam",
  held: "Held",
};

/** The folder that an address asks for; anything else is the inbox. */
export function folderOf(address: URLSearchParams): MessageFolder {
  return messageFolders.find((folder) => folder === address.get("folder")) ?? "inbox";
}

/** Held messages are rare: their folder is shown while there are some. */
export function shownFolders(
  counts: Record<MessageFolder, number>,
  current: MessageFolder,
): MessageFolder[] {
  return messageFolders.filter(
    (folder) => folder !== "held" || folder === current || counts.held > 0,
  );
}

/** Of a folder, or of one message in it. */
export function inboxAddress(folder: MessageFolder, id?: number): string {
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  return folder === "inbox" ? path : `${path}?folder=${folder}`;
}
