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
import { isShortRun } from "../support/run-length.ts";

const sampleCount = isShortRun ? 15 : 100;
/** Alternating measurements of the same work have medians within this ratio. */
const maxTimeRatio = 1.35;
/** A busy machine may disturb one round of measurements, but a real difference shows in each. */
const maxRounds = 4;

describeOnEachDatabase("user enumeration at the sign-in", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine, { hasFullPasswordCost: true });
  });
  after(() => site.close());

  it("A failed sign-in does not reveal by text, headers or timing if the account exists", async (test) => {
    const distinctResponses = new Set<string>();
    let ratio = Number.POSITIVE_INFINITY;
    for (let round = 0; round < maxRounds && !isWithinLimit(ratio); round += 1)
      ratio = await measureRatio(distinctResponses);
    assert.equal(distinctResponses.size, 1, [...distinctResponses].join("\n"));
    test.diagnostic(`${engine}: known and unknown accounts differ by a factor of ${ratio}`);
    assert.ok(isWithinLimit(ratio), `${ratio}`);
  });

  /** In CPU time, which includes the threads that hash passwords and leaves out other processes. */
  async function measureRatio(distinctResponses: Set<string>): Promise<number> {
    const knownTimes: number[] = [];
    const unknownTimes: number[] = [];
    for (let i = 0; i < sampleCount; i += 1) {
      const attempts: [number[], string][] = [
        [knownTimes, i % 2 === 0 ? admin.email : helper.email],
        [unknownTimes, `${randomUUID().slice(0, 3)}@northbloom.example`],
      ];
      // The second request may find a warmer process.
      if (i % 2 === 1) attempts.reverse();
      for (const [times, email] of attempts) {
        await site.db.deleteFrom("sign_in_attempt").execute();
        const startedAt = process.cpuUsage();
        const response = await site.send({
          method: "POST",
          url: "/api/users/login",
          payload: { email, password: "wrong-password" },
        });
        const { user, system } = process.cpuUsage(startedAt);
        times.push(user + system);
        const { "x-request-id": _, date: __, ...headers } = response.headers;
        distinctResponses.add(JSON.stringify([response.statusCode, headers, response.body]));
      }
    }
    return median(knownTimes) / median(unknownTimes);
  }
});

function isWithinLimit(ratio: number): boolean {
  return ratio < maxTimeRatio && ratio > 1 / maxTimeRatio;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}
