import { formatDate } from "#app/admin/ui/format-date.ts";
import { printDocument } from "#app/admin/ui/print-document.ts";
import type { Message } from "#domain/messages/message-details.server.ts";
import { folderLabels } from "./message-folders.ts";

/** For a person who asks for everything. */
export function printMessages(messages: Message[]): void {
  printDocument("Messages", (paper) => messages.flatMap((message) => createParts(paper, message)));
}

function createParts(paper: Document, message: Message): HTMLElement[] {
  const { received_at, name, email, phone, form_type, folder } = message;
  const heading = paper.createElement("h2");
  heading.textContent = `${formatDate(received_at)}: ${form_type}`;
  const sender = paper.createElement("p");
  sender.textContent = [name, email, phone, folderLabels[folder]]
    .filter((text) => text !== "")
    .join("\n");
  const text = paper.createElement("p");
  text.dir = "auto";
  text.textContent = message.message;
  return [heading, sender, text];
}
