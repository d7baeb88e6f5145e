import { formatCsv } from "#app/admin/ui/csv.ts";
import { formatDate } from "#app/admin/ui/format-date.ts";
import type { Message } from "#domain/messages/message-details.server.ts";
import { folderLabels } from "./message-folders.ts";

/** For a person who asks for a copy of what they sent. */
export function formatMessagesCsv(messages: Message[]): string {
  const header = ["Date", "Name", "Email", "Phone", "Message", "Form", "Folder"];
  const rows = messages.map(({ received_at, name, email, phone, message, form_type, folder }) => [
    ...[formatDate(received_at), name, email, phone, message, form_type, folderLabels[folder]],
  ]);
  return formatCsv([header, ...rows]);
}
