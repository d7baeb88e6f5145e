import { type MessageFolder, messageFolders } from "#domain/messages/message.ts";

export const folderNames: Record<MessageFolder, string> = {
  inbox: "Inbox",
  handled: "Handled",
  spam: "Spam",
};

/** The folder that an address asks for; anything else is the inbox. */
export function folderOf(address: URLSearchParams): MessageFolder {
  return messageFolders.find((folder) => folder === address.get("folder")) ?? "inbox";
}

/** Of a folder, or of one message in it. */
export function inboxAddress(folder: MessageFolder, id?: number): string {
  const path = id === undefined ? "/admin/messages" : `/admin/messages/${id}`;
  return folder === "inbox" ? path : `${path}?folder=${folder}`;
}
