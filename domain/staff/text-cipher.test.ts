import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createTextCipher } from "./text-cipher.server.ts";

describe("encrypted texts", () => {
  const secret = "a secret of the tests";
  const cipher = createTextCipher(secret, "one purpose");

  it("A text is encrypted differently each time, and decrypted for its owner", () => {
    const [first, second] = [cipher.encrypt("Żółć", "Ada"), cipher.encrypt("Żółć", "Ada")];
    assert.notEqual(first, second);
    for (const encrypted of [first, second]) assert.equal(cipher.decrypt(encrypted, "Ada"), "Żółć");
  });

  it("A text is not decrypted for another owner, secret or purpose", () => {
    const encrypted = cipher.encrypt("JBSWY3DP", "Ada");
    assert.equal(cipher.decrypt(encrypted, "Ben"), undefined);
    for (const other of [
      createTextCipher("another secret", "one purpose"),
      createTextCipher(secret, "another purpose"),
    ])
      assert.equal(other.decrypt(encrypted, "Ada"), undefined);
  });

  it("A text that was stored before is decrypted", () => {
    const stored = "ENBIzUZM0B12lf_D6GzJ_zifs_ez6r5xXrY518pRlKbH8jUv";
    assert.equal(cipher.decrypt(stored, "Ada"), "Żółć");
  });

  it("A text with a changed or missing byte is not decrypted", () => {
    const bytes = Buffer.from(cipher.encrypt("JBSWY3DP", "Ada"), "base64url");
    for (const [i, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed[i] = byte ^ 1;
      assert.equal(cipher.decrypt(changed.toString("base64url"), "Ada"), undefined, `byte ${i}`);
      const shortened = bytes.subarray(0, i).toString("base64url");
      assert.equal(cipher.decrypt(shortened, "Ada"), undefined, `${i} bytes`);
    }
  });
});
