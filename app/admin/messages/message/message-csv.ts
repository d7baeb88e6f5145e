import { formatCsv } from "#app/admin/ui/csv.ts";
import { toClinicDateTime } from "#app/admin/ui/format-date.ts";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import type { HistoryKind } from "#domain/messages/history-entry.ts";
import type { ExportedMessage } from "#domain/messages/message-schemas.server.ts";
import { listHistoryEvents } from "../history/message-timeline.ts";
import { folderLabels } from "../message-folders.ts";

/** For a person who asks for a copy of what is stored about them. */
export function formatMessagesCsv(messages: ExportedMessage[]): string {
  const received = `Received (${clinicTimeZoneName} time)`;
  const header = [received, "Name", "Email", "Phone", "Message", "Form", "Folder", "Answers"];
  const more = ["Handled", "Assigned to", "Notes", "Other changes", "Opened", "Deleted"];
  const rows = messages.map((message) => {
    const { received_at, name, email, phone, form_type, folder, moved_at, deletion } = message;
    return [
      ...[formatTime(received_at), name, email, phone, message.message, form_type],
      folderLabels[folder],
      formatEvents(message, ["answered", "answer-withdrawn"]),
      folder === "handled" && moved_at !== null ? formatTime(moved_at) : "",
      message.assignee?.name ?? "",
      formatEvents(message, ["note"]),
      formatEvents(message, ["assigned", "moved", "marked-unread", "restored"]),
      formatLines({ readings: message.readings, history: [] }),
      deletion ? `${formatTime(deletion.deleted_at)}, ${deletion.deleted_by}` : "",
    ];
  });
  return formatCsv([[...header, ...more], ...rows]);
}

function formatEvents({ history }: ExportedMessage, kinds: HistoryKind[]): string {
  return formatLines({ readings: [], history: history.filter(({ kind }) => kinds.includes(kind)) });
}

function formatLines(recorded: Pick<ExportedMessage, "readings" | "history">): string {
  return listHistoryEvents(recorded)
    .map(({ timestamp, title, detail }) =>
      [`${formatTime(timestamp)}, ${title}`, detail]
        .filter((text) => text !== undefined)
        .join(": "),
    )
    .join("\n");
}

/** Spreadsheets recognize it as a date and sort it. */
function formatTime(timestamp: string): string {
  return toClinicDateTime(timestamp).replace("T", " ");
}
