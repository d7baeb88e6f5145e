import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { dateTime, list, text } from "../fields/define-fields.ts";
import { createEntry, patchEntry, removeEmptyEntries } from "./propose-dates.ts";

describe("proposed dates", () => {
  const fields = {
    text: text({ label: "Text", limit: 10 }),
    from: dateTime({ label: "From" }),
    until: dateTime({ label: "Until", proposal: { after: "from", days: 7 } }),
  };
  const localTime = "2026-11-26T17:00";
  const proposed = createEntry(fields, localTime);
  const change = (patch: Record<string, unknown>, entry = proposed) =>
    patchEntry(fields, { entry, patch, localTime });

  it("A date of a new entry is proposed some days after today", () => {
    assert.deepEqual(proposed, { text: "", from: "", until: "2026-12-03T00:00" });
  });

  it("A proposed date follows its start until somebody chooses another", () => {
    assert.equal(change({ from: "2026-12-28T08:00" }).until, "2027-01-04T00:00");
    assert.equal(change({ text: "Closed" }).until, proposed.until);
    assert.equal(change({ until: "" }).until, "");
    const chosen = { ...proposed, until: "2026-12-24T12:00" };
    assert.equal(change({ from: "2026-12-01T08:00" }, chosen).until, chosen.until);
  });

  it("An entry that has nothing but its proposed dates is empty, in lists that people add to", () => {
    const rows = list({ label: "Rows", itemLabel: "Row", max: 9, fields });
    const week = list({ label: "Week", itemLabel: "Day", max: 2, fixed: ["Mon", "Tue"], fields });
    const filled = { ...proposed, text: "Closed" };
    const content = {
      rows: [proposed, filled, { ...proposed, from: "2026-12-01T08:00" }],
      week: [],
    };
    const dated = content.rows.at(-1);
    assert.deepEqual(removeEmptyEntries({ rows, week }, content).rows, [filled, dated]);
    const days = { rows: [], week: [proposed, filled] };
    assert.deepEqual(removeEmptyEntries({ rows, week }, days), days);
  });
});
