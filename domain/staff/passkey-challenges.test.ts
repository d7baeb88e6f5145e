import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { challengeLifetimeMs, createPasskeyChallenges } from "./passkey-challenges.server.ts";

describe("the challenges for passkeys", () => {
  const challenges = createPasskeyChallenges("a secret of the tests");
  const now = Date.now();

  it("A challenge is valid for its own purpose, on nodes with the same secret, for five minutes", () => {
    const challenge = challenges.issue("sign-in", now);
    assert.equal(challenge.length, 72);
    assert.ok(challenges.isValid(challenge, "sign-in", now + challengeLifetimeMs - 1));
    assert.equal(challenges.isValid(challenge, "sign-in", now + challengeLifetimeMs), false);
    assert.equal(challenges.isValid(challenge, "setup s1", now), false);
    const other = createPasskeyChallenges("another secret");
    assert.equal(other.isValid(challenge, "sign-in", now), false);
    assert.notEqual(challenges.issue("sign-in", now), challenge);
  });

  it("A challenge with another expiry, more bytes or another spelling is refused", () => {
    const challenge = challenges.issue("sign-in", now);
    const bytes = Buffer.from(challenge, "base64url");
    const later = Buffer.from(bytes);
    later.writeUIntBE(now + 10 * challengeLifetimeMs, 16, 6);
    const wrong = [later, Buffer.concat([bytes, Buffer.alloc(1)]), bytes.subarray(1)];
    for (const changed of [...wrong.map((item) => item.toString("base64url")), `${challenge}=`, ""])
      assert.equal(challenges.isValid(changed, "sign-in", now), false, changed);
  });
});
