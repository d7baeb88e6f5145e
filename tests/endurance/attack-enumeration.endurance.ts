import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, it } from "node:test";
import { admin, helper, onEachDatabase, openSite, type Site } from "../support/site.ts";

const samples = process.env.ENDURANCE === "short" ? 30 : 100;
/** Alternating measurements of the same work have medians within this ratio. */
const likeEachOther = 1.35;

onEachDatabase("user enumeration at the sign-in", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  it("A failed sign-in does not reveal by text, headers or timing if the account exists", async (test) => {
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    for (let i = 0; i < samples; i += 1) {
      const guesses: [number[], string][] = [
        [known, i % 2 === 0 ? admin.email : helper.email],
        [unknown, `${randomUUID().slice(0, 3)}@northbloom.example`],
      ];
      // The second request may find a warmer process.
      if (i % 2 === 1) guesses.reverse();
      for (const [times, email] of guesses) {
        await site.db.deleteFrom("sign_in_attempt").execute();
        const begun = performance.now();
        const reply = await site.send({
          method: "POST",
          url: "/api/users/login",
          payload: { email, password: "wrong-password" },
        });
        times.push(performance.now() - begun);
        const { "x-request-id": _, date: __, ...headers } = reply.headers;
        answers.add(JSON.stringify([reply.statusCode, headers, reply.body]));
      }
    }
    assert.equal(answers.size, 1, [...answers].join("\n"));
    const ratio = median(known) / median(unknown);
    test.diagnostic(
      `${engine}: ${median(known).toFixed(1)} ms and ${median(unknown).toFixed(1)} ms`,
    );
    assert.ok(ratio < likeEachOther && ratio > 1 / likeEachOther, `${ratio}`);
  });
});

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}
