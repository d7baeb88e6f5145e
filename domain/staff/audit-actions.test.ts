import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { failureActions, getAuditGroup, listGroupActions } from "./audit-actions.ts";

describe("the groups of the activity log", () => {
  it("Every failure and every way to sign in is in the group of signing in", () => {
    const waysIn = ["signed-in", "recovery-code-used", "passkey-used"] as const;
    for (const action of [...failureActions, ...waysIn])
      assert.equal(getAuditGroup(action), "sign-ins", action);
  });

  it("A change of somebody's passkey is no sign-in, and only failures need a look", () => {
    assert.notEqual(getAuditGroup("passkey-added"), "sign-ins");
    assert.deepEqual(listGroupActions("attention"), [...failureActions]);
  });
});
