import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fees } from "#domain/clinic/fees-definition.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { hours } from "#domain/clinic/hours-definition.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { choices, money, number, references, texts } from "#domain/fields/define-fields.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import {
  describeItem,
  describeValue,
  formatAmount,
  formatLocalDate,
  formatNumber,
  listShownFields,
  nameItem,
  parseAmount,
  parseNumber,
  summarizeItem,
} from "./describe-content.ts";
import { notATime } from "./span-edits.ts";

const { specialDays, week } = hours.fields;
const closedDay = { from: "2026-12-24", until: "", kind: "closed", spans: [], note: "Eve" };

describe("the text of clinic content", () => {
  it("The hours of a week read as one line for each day", () => {
    const weekday = { spans: [{ opens: 600, closes: 1140 }], note: "" };
    const days = [...Array(6).fill(weekday), { spans: [], note: "" }];
    const lines = describeValue(week, days).split("\n");
    assert.equal(lines[0], "Monday: 10:00 AM – 7:00 PM");
    assert.equal(lines.at(-1), "Sunday: Closed");
  });

  it("Among the values of an entry, a switch that is on reads as its label", () => {
    const rows = fees.fields.rows;
    const [row] = fees.defaults.rows;
    const { label } = rows.fields.isLowest;
    const describe = (isLowest: boolean) => describeItem(rows.fields, { ...row, isLowest }, {});
    assert.equal(describe(true).split("\n").includes(label), true);
    assert.doesNotMatch(describe(false), /\b(On|Off)\b/);
  });

  it("A field that the form hides is in no summary", () => {
    const names = listShownFields(specialDays.fields, closedDay).map(([name]) => name);
    assert.deepEqual(names, ["from", "until", "kind", "note"]);
    assert.equal(summarizeItem(specialDays.fields, closedDay), "Thu, Dec 24, 2026 · Closed · Eve");
    const spans = [{ opens: 510, closes: 720 }];
    assert.match(
      summarizeItem(specialDays.fields, { ...closedDay, kind: "other", spans }),
      /8:30 AM – 12:00 PM/,
    );
  });

  it("A time or a number that cannot be read is in no summary", () => {
    const spans = [{ opens: notATime, closes: 720 }];
    const day = { ...closedDay, kind: "other", spans };
    assert.equal(summarizeItem(specialDays.fields, day), "Thu, Dec 24, 2026 · Other hours · Eve");
    const { minutes } = fees.fields.rows.fields;
    assert.equal(describeValue(minutes, Number.NaN), "");
    assert.equal(describeValue(minutes, 45), "45 minutes");
  });

  it("The form of a fee asks for what the fee is for", () => {
    const { fields } = fees.fields.rows;
    const list = (kind: string) =>
      listShownFields(fields, { kind })
        .map(([name]) => name)
        .filter((name) => ["minutes", "item", "fee", "isLowest"].includes(name));
    assert.deepEqual(list("first"), ["minutes", "fee", "isLowest"]);
    assert.deepEqual(list("item"), ["item", "fee", "isLowest"]);
    assert.deepEqual(list("note"), []);
  });

  it("The name of an entry is the first of its fields that has a text", () => {
    const { questions } = services.fields;
    const answer = { title: " ", content: "No. You can book straight away." };
    assert.equal(nameItem(questions.fields, answer), answer.content);
    const question = "Do I need a referral?";
    assert.equal(nameItem(questions.fields, { ...answer, title: question }), question);
    assert.equal(nameItem(questions.fields, {}), "");
  });

  it("Several short texts of an entry are parted by commas, and a sentence by its full stop", () => {
    const languages = texts({ label: "Languages", itemLabel: "Language", limit: 30, max: 3 });
    assert.equal(
      summarizeItem({ languages }, { languages: ["Nobody hurried me.", "Farsi K.", "Tagalog"] }),
      "Nobody hurried me. Farsi K., Tagalog",
    );
    assert.equal(
      summarizeItem({ languages }, { languages: ["Farsi", "Tagalog"] }),
      "Farsi, Tagalog",
    );
  });

  it("Choices and references read as their labels, and a removed entry as its key", () => {
    const field = choices({ label: "Days", options: { mon: "Monday", tue: "Tuesday" } });
    assert.equal(describeValue(field, ["mon", "tue"]), "Monday, Tuesday");
    const team = references({ label: "With", to: "providers", max: 9 });
    const labels = { providers: { "1": "Mirela S." } };
    assert.equal(describeValue(team, ["1", "7"], labels), "Mirela S., 7");
  });

  it("A picture reads as its description, and texts as lines", () => {
    const picture = { src: "/uploads/a.webp", alt: "The gym", focusX: 20, focusY: 50 };
    assert.equal(describeValue(gallery.fields.image, picture), "The gym\nFocal point: 20, 50");
    const languages = texts({ label: "Speaks", itemLabel: "Language", limit: 20, max: 9 });
    assert.equal(describeValue(languages, ["English", "Farsi"]), "English\nFarsi");
  });

  it("Money is typed and shown in dollars, and stored in cents", () => {
    assert.equal(parseAmount("$1,095.50"), 109_550);
    assert.equal(parseAmount("95"), 9500);
    assert.equal(parseAmount(" "), null);
    for (const text of ["about 95", "95,50", "1,0950", ","]) assert.equal(parseAmount(text), text);
    assert.deepEqual([9500, 9550, null].map(formatAmount), ["95", "95.50", ""]);
    assert.equal(describeValue(money({ label: "Fee" }), 9550), "$95.50");
  });

  it("An amount or number that cannot be read stays as it was typed in what an autosave stores", () => {
    const minutes = number({ label: "Minutes", unit: "minutes", min: 1, max: 99 });
    const cases = [
      { field: money({ label: "Fee" }), parse: parseAmount, format: formatAmount },
      { field: minutes, parse: parseNumber, format: formatNumber },
    ];
    for (const { field, parse, format } of cases) {
      const { value } = JSON.parse(JSON.stringify({ value: parse("about 95") }));
      assert.equal(format(value), "about 95");
      assert.equal(describeValue(field, value), "about 95");
      assert.equal("errors" in parseContent({ value: field }, { value }), true);
    }
  });

  it("A local date reads as the clinic's day, and other text stays", () => {
    assert.equal(formatLocalDate("2026-12-24"), "Thu, Dec 24, 2026");
    assert.equal(formatLocalDate("2026-12-24T12:00"), "Thu, Dec 24, 2026, 12:00 PM");
    assert.equal(formatLocalDate("soon"), "soon");
  });
});
