import assert from "node:assert/strict";
import { it } from "node:test";
import { describeInvitation } from "./describe-invitation.ts";

it("The list of staff says until when an invitation is open, or that it has expired", () => {
  const now = new Date("2026-11-24T15:41:00Z");
  const describe = (expiresAt?: string) => {
    const { text, isExpired } = describeInvitation(expiresAt, now);
    return [text.replace(/, .*/, ""), isExpired];
  };
  assert.deepEqual(describe("2026-11-25T15:00:00Z"), ["Invitation until Nov 25", false]);
  assert.deepEqual(describe(now.toISOString()), ["Invitation expired", true]);
  assert.deepEqual(describe(), ["No password yet", false]);
});
