import assert from "node:assert/strict";
import { it } from "node:test";
import { blankValues } from "#domain/fields/field-list.ts";
import { quoteForm } from "#domain/messages/message.ts";
import { formatMessagesCsv } from "./message-csv.ts";

const message = {
  ...blankValues(quoteForm.fields),
  ...{ message_id: 1, name: "پیام", email: "imani@northbloom.example", phone: "4165550199" },
  ...{ message: "Hello", form_type: "Contact form", folder: "handled" as const },
  received_at: "2026-11-23T21:12:00.000Z",
};

it("An exported message is a row with its date, its text and its folder", () => {
  const csv = formatMessagesCsv([{ ...message, message: 'One "two",\nthree' }]);
  assert.ok(csv.startsWith('\ufeff"Date","Name"'));
  const [, row] = csv.split("\r\n");
  assert.equal(
    row,
    '"Nov 23, 2026","پیام","imani@northbloom.example","4165550199","One ""two"",\nthree","Contact form","Handled"',
  );
});

it("A spreadsheet does not run a visitor's text as a formula", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)"])
    assert.ok(formatMessagesCsv([{ ...message, message: text }]).includes(`"'${text}"`), text);
});
