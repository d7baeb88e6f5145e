import { formatDate } from "#app/admin/ui/format-date.ts";
import type { Message } from "#domain/messages/message-details.server.ts";
import { folderLabels } from "./message-folders.ts";

/** Spreadsheets recognize UTF-8 by it. */
const byteOrderMark = "\ufeff";

/** For a person who asks for a copy of what they sent. */
export function formatMessagesCsv(messages: Message[]): string {
  const header = ["Date", "Name", "Email", "Phone", "Message", "Form", "Folder"];
  const rows = messages.map(({ received_at, name, email, phone, message, form_type, folder }) => [
    ...[formatDate(received_at), name, email, phone, message, form_type, folderLabels[folder]],
  ]);
  const lines = [header, ...rows].map((cells) => cells.map(formatCell).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}

/** A spreadsheet would run a cell that begins like a formula, so it gets an apostrophe. */
function formatCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}
