import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
} from "../support/open-site.ts";

const sampleCount = process.env.ENDURANCE === "short" ? 30 : 100;
/** Alternating measurements of the same work have medians within this ratio. */
const maxTimeRatio = 1.35;

describeOnEachDatabase("user enumeration at the sign-in", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  it("A failed sign-in does not reveal by text, headers or timing if the account exists", async (test) => {
    const knownTimes: number[] = [];
    const unknownTimes: number[] = [];
    const distinctResponses = new Set<string>();
    for (let i = 0; i < sampleCount; i += 1) {
      const attempts: [number[], string][] = [
        [knownTimes, i % 2 === 0 ? admin.email : helper.email],
        [unknownTimes, `${randomUUID().slice(0, 3)}@northbloom.example`],
      ];
      // The second request may find a warmer process.
      if (i % 2 === 1) attempts.reverse();
      for (const [times, email] of attempts) {
        await site.db.deleteFrom("sign_in_attempt").execute();
        const startedAt = performance.now();
        const response = await site.send({
          method: "POST",
          url: "/api/users/login",
          payload: { email, password: "wrong-password" },
        });
        times.push(performance.now() - startedAt);
        const { "x-request-id": _, date: __, ...headers } = response.headers;
        distinctResponses.add(JSON.stringify([response.statusCode, headers, response.body]));
      }
    }
    assert.equal(distinctResponses.size, 1, [...distinctResponses].join("\n"));
    const ratio = median(knownTimes) / median(unknownTimes);
    test.diagnostic(
      `${engine}: ${median(knownTimes).toFixed(1)} ms and ${median(unknownTimes).toFixed(1)} ms`,
    );
    assert.ok(ratio < maxTimeRatio && ratio > 1 / maxTimeRatio, `${ratio}`);
  });
});

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}
