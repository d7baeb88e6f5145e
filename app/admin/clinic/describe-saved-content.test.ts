import assert from "node:assert/strict";
import { it } from "node:test";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import type { SpecialDay } from "#domain/clinic/special-days.ts";
import { describeSavedNotice, describeSavedSpecialDay } from "./describe-saved-content.ts";

it("After a save, staff read whether the changed notice is up, planned or over", () => {
  const notice: Notice = {
    ...{ text: "Closed", linkText: "", linkUrl: "", tone: "yellow", translations: [] },
    ...{ from: "2026-12-18T00:00", until: "2026-12-25T00:00" },
  };
  const other = { ...notice, text: "Parking is free" };
  const describeAt = (now: string) => describeSavedNotice([other, notice], [other], now);
  assert.equal(
    describeAt("2026-12-01T09:00"),
    "Saved. The notice goes up on Fri, Dec 18, 2026, 12:00 AM.",
  );
  assert.match(
    String(describeAt("2026-12-18T00:00")),
    /^Saved\. The notice is up until Fri, Dec 25/,
  );
  assert.match(String(describeAt("2026-12-25T00:00")), /^Saved\. The notice is over/);
  const reds = ["Water", "Fire"].map((text) => ({ ...notice, text, tone: "red" as const }));
  assert.match(
    String(describeSavedNotice([notice, ...reds], reds, "2026-12-18T00:00")),
    /Two other notices come first/,
  );
  assert.equal(describeSavedNotice([other], [other, notice], "2026-12-01T09:00"), undefined);
  assert.equal(describeSavedNotice([other, notice], [], "2026-12-01T09:00"), undefined);
});

it("After a save, staff read if the changed special day is over", () => {
  const day: SpecialDay = { from: "2026-12-24", until: "", kind: "closed", spans: [], note: "" };
  const other = { ...day, from: "2025-01-02" };
  const describeAt = (today: string) => describeSavedSpecialDay([other, day], [other], today);
  assert.equal(describeAt("2026-12-24"), undefined);
  assert.match(String(describeAt("2026-12-25")), /^Saved\. .*Dec 24, 2026 is over/);
  const longer = { ...day, until: "2026-12-26" };
  assert.equal(describeSavedSpecialDay([longer], [day], "2026-12-25"), undefined);
  assert.equal(describeSavedSpecialDay([other, day], [], "2026-12-25"), undefined);
});
