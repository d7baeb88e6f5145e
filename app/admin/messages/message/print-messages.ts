import { formatDateTime } from "#app/admin/ui/format-date.ts";
import { printDocument } from "#app/admin/ui/print-document.ts";
import type { ExportedMessage } from "#domain/messages/message-schemas.server.ts";
import { type HistoryEvent, listHistoryEvents } from "../history/message-timeline.ts";
import { folderLabels } from "../message-folders.ts";

/** For a person who asks for a copy of all their messages. */
export function printMessages(messages: ExportedMessage[]): void {
  printDocument("Messages", (paper) => messages.flatMap((message) => createParts(paper, message)));
}

function createParts(paper: Document, message: ExportedMessage): HTMLElement[] {
  const { received_at, name, email, phone, form_type, folder } = message;
  const heading = paper.createElement("h2");
  heading.textContent = `${formatDateTime(received_at)}: ${form_type}`;
  const sender = paper.createElement("p");
  sender.textContent = [name, email, phone, folderLabels[folder]]
    .filter((text) => text !== "")
    .join("\n");
  const text = paper.createElement("p");
  text.dir = "auto";
  text.textContent = message.message;
  const historyHeading = paper.createElement("h3");
  historyHeading.textContent = "History";
  const history = paper.createElement("ul");
  history.append(...listPrintedEvents(message).map((event) => createItem(paper, event)));
  return [heading, sender, text, historyHeading, history];
}

function listPrintedEvents(
  message: ExportedMessage,
): Pick<HistoryEvent, "timestamp" | "title" | "detail">[] {
  const events = listHistoryEvents(message);
  if (message.deletion === undefined) return events;
  const { deleted_at, deleted_by } = message.deletion;
  return [...events, { timestamp: deleted_at, title: `Moved to the trash by ${deleted_by}` }];
}

function createItem(
  paper: Document,
  { timestamp, title, detail }: Pick<HistoryEvent, "timestamp" | "title" | "detail">,
): HTMLElement {
  const item = paper.createElement("li");
  item.append(`${formatDateTime(timestamp)}: ${title}`);
  if (detail === undefined) return item;
  const text = paper.createElement("div");
  text.dir = "auto";
  text.textContent = detail;
  item.append(text);
  return item;
}
