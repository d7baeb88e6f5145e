import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { minuteMs } from "../records/time-units.ts";
import { getUtcOffsetMs } from "./clinic-clock.ts";
import { clockChanges } from "./clock-changes.ts";
import { getDeviceOffset } from "./device-offset.ts";

describe("The clock of the clinic", () => {
  it("The listed clock changes are those of this computer's time zone data, to the minute", () => {
    let minute = 0;
    for (const [minutes, offset] of clockChanges.slice(0, -1)) {
      minute += minutes;
      assert.equal(getDeviceOffset(minute), offset);
      if (minute > minutes) assert.notEqual(getDeviceOffset(minute - 1), offset);
    }
  });

  it("Every day from 1990 to 2060 has the offset of this computer's time zone data", () => {
    for (let day = Date.UTC(1990); day < Date.UTC(2060); day += 24 * 60 * minuteMs)
      assert.equal(
        getUtcOffsetMs(day) / minuteMs,
        getDeviceOffset(day / minuteMs),
        String(new Date(day)),
      );
  });

  it("An instant between two minutes and one before 1970 have whole offsets", () => {
    for (const date of ["2026-07-01T12:00:30.123Z", "1969-12-31T23:59:59.999Z"]) {
      const timestamp = Date.parse(date);
      const minute = Math.floor(timestamp / minuteMs);
      assert.equal(getUtcOffsetMs(timestamp), getDeviceOffset(minute) * minuteMs);
    }
  });
});
