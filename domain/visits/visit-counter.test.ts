import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseLocalTime } from "../clinic/local-time.ts";
import { createVisitCounter } from "./visit-counter.ts";

describe("the visit counter", () => {
  it("Visits are counted by the clinic's day, page and referring host, and claimed once", () => {
    let now = parseLocalTime("2026-11-22T23:59");
    const counter = createVisitCounter(() => now.getTime());
    counter.countVisit("/about", "");
    counter.countVisit("/about", "");
    counter.countVisit("/about", "news.example");
    counter.countTap("call_taps", "/about");
    now = parseLocalTime("2026-11-23T00:00");
    counter.countVisit("/about", "");
    const taps = { book_taps: 0, call_taps: 0 };
    assert.deepEqual(counter.claim(), [
      { day: "2026-11-22", page: "/about", referring_host: "", visits: 2, ...taps, call_taps: 1 },
      { day: "2026-11-22", page: "/about", referring_host: "news.example", visits: 1, ...taps },
      { day: "2026-11-23", page: "/about", referring_host: "", visits: 1, ...taps },
    ]);
    assert.deepEqual(counter.claim(), []);
  });

  it("Counts that could not be stored are added to the newer ones", () => {
    const counter = createVisitCounter();
    counter.countVisit("/about", "");
    const failed = counter.claim();
    counter.countVisit("/about", "");
    counter.restore(failed);
    assert.deepEqual(
      counter.claim().map(({ visits }) => visits),
      [2],
    );
  });

  it("Endless pages and referrers stay in bounds and lose no visit", () => {
    const counter = createVisitCounter();
    const countMany = () => {
      for (let i = 0; i < 20_000; i += 1) counter.countVisit(`/page-${i}`, "");
      for (let i = 0; i < 1000; i += 1) counter.countVisit("/", `host-${i}.example`);
    };
    countMany();
    const failed = counter.claim();
    countMany();
    counter.restore(failed);
    const counts = counter.claim();
    assert.ok(counts.length <= 10_002, `${counts.length}`);
    assert.equal(new Set(counts.map((count) => count.referring_host)).size <= 201, true);
    assert.equal(
      counts.reduce((sum, { visits }) => sum + visits, 0),
      42_000,
    );
  });
});
