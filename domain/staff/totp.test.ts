import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { generateTotp, generateTotpSecret, toBase32, verifyTotp } from "./totp.server.ts";

const secret = toBase32(Buffer.from("12345678901234567890"));

describe("codes of an authenticator app", () => {
  it("Codes match the examples of RFC 6238", () => {
    const examples = [
      [59, "287082"],
      [1_111_111_109, "081804"],
      [1_111_111_111, "050471"],
      [1_234_567_890, "005924"],
      [2_000_000_000, "279037"],
      [20_000_000_000, "353130"],
    ] as const;
    for (const [seconds, code] of examples)
      assert.equal(generateTotp(secret, Math.floor(seconds / 30)), code);
  });

  it("A code is valid half a minute early or late, and never before the last accepted one", () => {
    const now = 59_000;
    const accepted = (step: number, after = 0) =>
      verifyTotp(secret, generateTotp(secret, step), { now: now + 300_000, after });
    assert.deepEqual(
      [9, 10, 11, 12, 13].map((step) => accepted(step)),
      [undefined, 10, 11, 12, undefined],
    );
    assert.equal(accepted(11, 11), undefined);
  });

  it("A new secret has 160 random bits in a form that every app can read", () => {
    assert.match(generateTotpSecret(), /^[A-Z2-7]{32}$/);
    assert.notEqual(generateTotpSecret(), generateTotpSecret());
    assert.equal(secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  });
});
