import assert from "node:assert/strict";
import { it } from "node:test";
import type { MessageListItem } from "#domain/messages/message-schemas.server.ts";
import { toMessageRows } from "./message-row.ts";

it("A waiting message has an age, also if the clinic has been closed since", () => {
  const listAge = (received_at: string, isAnswered = false) => {
    const message: MessageListItem = {
      ...{ message_id: 1, name: "Imani", excerpt: "", received_at, isUnread: true, isAnswered },
      ...{ folder: "inbox" as const, answered_at: isAnswered ? received_at : null },
      ...{ noteCount: 0, assigned_to: null, assigned_name: null },
    };
    const hours = { week: [], specialDays: [], holidays: [], closesOnHolidays: true };
    const now = new Date("2026-11-22T17:00:00Z");
    return toMessageRows([message], { folder: "inbox", hours, now })[0]?.ageLabel;
  };
  assert.equal(listAge("2026-11-22T16:59:30Z"), "1 minute");
  assert.equal(listAge("2026-11-22T15:30:00Z"), "1 hour");
  assert.equal(listAge("2026-11-21T18:00:00Z"), "23 hours");
  assert.equal(listAge("2026-11-21T16:00:00Z"), "1 day");
  assert.equal(listAge("2026-11-19T16:00:00Z"), "3 days");
  assert.equal(listAge("2026-11-21T16:00:00Z", true), undefined);
});
