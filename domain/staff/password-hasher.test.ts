import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createPasswordHasher } from "./password-hasher.server.ts";

describe("password hashes", () => {
  const cheap = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });

  it("Another password or another kind of hash is refused", async () => {
    const hash = await cheap.hash("correct-horse");
    assert.equal(await cheap.verify({ hash, password: "correct-hors" }), false);
    for (const other of [hash.replace("argon2id", "argon2i"), "", "correct-horse"])
      assert.equal(await cheap.verify({ hash: other, password: "correct-horse" }), false, other);
    assert.equal(await cheap.verify({ hash, password: "correct-horse" }), true);
    assert.notEqual(await cheap.hash("correct-horse"), hash);
  });

  it("A hash costs what OWASP asks for, and one of another cost stays valid", async () => {
    const hash = await createPasswordHasher().hash("correct-horse");
    assert.match(hash, /^\$argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    assert.equal(await cheap.verify({ hash, password: "correct-horse" }), true);
  });
});
