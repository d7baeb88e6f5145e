import assert from "node:assert/strict";
import { it } from "node:test";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import { describeSavedNotice } from "./describe-saved-notice.ts";

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
  assert.equal(describeSavedNotice([other], [other, notice], "2026-12-01T09:00"), undefined);
  assert.equal(describeSavedNotice([other, notice], [], "2026-12-01T09:00"), undefined);
});
