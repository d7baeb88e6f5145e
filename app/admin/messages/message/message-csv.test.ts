import assert from "node:assert/strict";
import { it } from "node:test";
import { clinicTimeZone, clinicTimeZoneName } from "#content/opening-hours.ts";
import { blankValues } from "#domain/fields/field-list.ts";
import type { HistoryKind } from "#domain/messages/history-entry.ts";
import { quoteForm } from "#domain/messages/message.ts";
import { formatMessagesCsv } from "./message-csv.ts";

const message = {
  ...blankValues(quoteForm.fields),
  ...{ message_id: 1, name: "پیام", email: "imani@northbloom.example", phone: "4165550199" },
  ...{ message: "Hello", form_type: "Contact form", folder: "handled" as const },
  received_at: "2026-11-23T21:12:00.000Z",
  moved_at: "2026-11-24T16:00:00.000Z",
  readings: [],
  history: [],
};

const timeFormat = new Intl.DateTimeFormat("sv-SE", {
  ...{ timeZone: clinicTimeZone, dateStyle: "short", timeStyle: "short" },
});
const formatTime = (timestamp: string) => timeFormat.format(new Date(`${timestamp}Z`));

function createEntry(kind: HistoryKind, detail: string, minute: number) {
  const happened_at = `2026-11-24T16:0${minute}:00.000Z`;
  return { entry_id: minute, kind, detail, user_id: "a", user_name: "Ada", happened_at };
}

it("An exported message is a row with its date and time, its text and its folder", () => {
  const csv = formatMessagesCsv([{ ...message, message: 'One "two",\nthree' }]);
  assert.ok(csv.startsWith(`\ufeff"Received (${clinicTimeZoneName} time)","Name"`));
  const [, row = ""] = csv.split("\r\n");
  assert.equal(
    row.split(',"",')[0],
    `"${formatTime("2026-11-23T21:12")}","پیام","imani@northbloom.example","4165550199","One ""two"",\nthree","Contact form","Handled"`,
  );
});

it("An exported message has what staff did with it, with who and when", () => {
  const csv = formatMessagesCsv([
    {
      ...message,
      assignee: { id: "b", name: "Bo" },
      readings: [{ reader_name: "Bo", read_at: "2026-11-24T15:59:00.000Z" }],
      history: [
        createEntry("note", "Left a voicemail.", 1),
        createEntry("assigned", "Bo", 2),
        createEntry("answered", "phone", 3),
        createEntry("answer-withdrawn", "", 4),
        createEntry("answered", "email", 5),
      ],
      deletion: { deleted_at: "2026-11-25T16:00:00.000Z", deleted_by: "Ada" },
    },
  ]);
  const [header = "", row = ""] = csv.split("\r\n");
  const cells = row.slice(1, -1).split('","');
  const columns = header.slice(2, -1).split('","');
  assert.deepEqual(Object.fromEntries(columns.map((name, index) => [name, cells[index]])), {
    [`Received (${clinicTimeZoneName} time)`]: formatTime("2026-11-23T21:12"),
    ...{ Name: "پیام", Email: "imani@northbloom.example", Phone: "4165550199" },
    ...{ Message: "Hello", Form: "Contact form", Folder: "Handled" },
    Answers: [
      `${formatTime("2026-11-24T16:03")}, Answered by phone by Ada`,
      `${formatTime("2026-11-24T16:04")}, Answer withdrawn by Ada`,
      `${formatTime("2026-11-24T16:05")}, Answered by email by Ada`,
    ].join("\n"),
    Handled: formatTime("2026-11-24T16:00"),
    "Assigned to": "Bo",
    Notes: `${formatTime("2026-11-24T16:01")}, Note by Ada: Left a voicemail.`,
    "Other changes": `${formatTime("2026-11-24T16:02")}, Assigned to Bo by Ada`,
    Opened: `${formatTime("2026-11-24T15:59")}, Opened by Bo`,
    Deleted: `${formatTime("2026-11-25T16:00")}, Ada`,
  });
});

it("A spreadsheet does not run a visitor's text as a formula", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\n1", "＝1+1"])
    for (const part of [{ message: text }, { assignee: { id: "b", name: text } }])
      assert.ok(formatMessagesCsv([{ ...message, ...part }]).includes(`"'${text}"`), text);
  // French spreadsheets separate cells by semicolons and begin others inside a cell.
  for (const text of ["\n=1", "Hi;=1", "Hi; =1", "Hi\n=1", 'Hi";"=1'])
    assert.doesNotMatch(formatMessagesCsv([{ ...message, message: text }]), /[",;\n][\s"]*=/, text);
});
