import { formatDate } from "#app/admin/ui/format-date.ts";
import type { Message } from "#domain/messages/message-details.server.ts";
import { folderLabels } from "./message-folders.ts";

/** Prints all messages of a person who asks for them, from a frame that is removed afterwards. */
export function printMessages(messages: Message[]): void {
  const frame = document.createElement("iframe");
  frame.title = "Messages to print";
  frame.className = "fixed size-0 border-0";
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return;
  page.documentElement.lang = "en";
  page.title = "Messages";
  page.body.style.cssText = "font: 11pt/1.5 sans-serif; white-space: pre-line";
  page.body.append(...messages.flatMap((message) => createParts(page, message)));
  view.addEventListener("afterprint", () => frame.remove());
  view.focus();
  view.print();
}

function createParts(page: Document, message: Message): HTMLElement[] {
  const { received_at, name, email, phone, form_type, folder } = message;
  const heading = page.createElement("h2");
  heading.textContent = `${formatDate(received_at)}: ${form_type}`;
  const sender = page.createElement("p");
  sender.textContent = [name, email, phone, folderLabels[folder]]
    .filter((text) => text !== "")
    .join("\n");
  const text = page.createElement("p");
  text.dir = "auto";
  text.textContent = message.message;
  return [heading, sender, text];
}
