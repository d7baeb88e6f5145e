import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addOwner } from "../../tests/support/staff-rows.ts";
import type { Db } from "../records/tables.ts";
import type { Auth } from "./auth.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import {
  findPasswordHash,
  lockPassword,
  removePassword,
  setPassword,
  verifyPassword,
} from "./credentials.server.ts";
import { createFactorCipher } from "./factor-cipher.server.ts";
import { setSecondFactorRequired } from "./second-factor-requirement.server.ts";

/** Hashes at once: hashing itself is not tested here. */
const auth = {
  $context: Promise.resolve({
    password: {
      hash: async (text: string) => `hash of ${text}`,
      verify: async ({ hash, password }: { hash: string; password: string }) =>
        hash === `hash of ${password}`,
    },
  }),
} as unknown as Auth;
const network = "192.0.2.1";

describeOnEachDatabase("passwords", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ada: string;
  let bo: string;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    for (const table of ["staff_user", "audit_entry", "setting"] as const)
      await db.deleteFrom(table).execute();
    [bo, ada] = [await addOwner(db, "bo"), await addOwner(db, "ada")];
    await setPassword(db, bo, "hash of second");
  });

  const verify = (userId: string, password: string) =>
    verifyPassword(db, auth, { userId, password });
  const complete = async (userId: string, passwordHash: string | undefined) =>
    (
      await completeSignIn(db, createFactorCipher("a secret"), {
        ...{ userId, passwordHash, network, code: "", deviceTokens: [] },
      })
    ).kind;

  it("A user without a password, or with another one, is refused", async () => {
    assert.equal(await verify(ada, "second"), false);
    assert.equal(await verify("nobody", "second"), false);
    assert.equal(await complete(ada, undefined), "refused");
    assert.equal(await complete(ada, "hash of second"), "refused");
    assert.equal(await complete("nobody", "hash of second"), "refused");
    assert.equal(await complete(bo, "hash of first"), "refused");
    assert.equal(await complete(bo, "hash of second"), "admitted");
  });

  it("A disabled user is refused with the correct password", async () => {
    const disabledAt = new Date().toISOString();
    await db.updateTable("staff_user").set({ disabledAt }).where("id", "=", bo).execute();
    assert.equal(await complete(bo, "hash of second"), "refused");
  });

  it("Whoever has a passkey must use it only if a second factor is required", async () => {
    const added_at = new Date().toISOString();
    const passkey = { passkey_id: "1", user_id: bo, credential_id: "1", name: "Phone" };
    await db
      .insertInto("passkey")
      .values({ ...passkey, public_key: "key", counter: "0", added_at })
      .execute();
    assert.equal(await complete(bo, "hash of second"), "admitted");
    await setSecondFactorRequired(db, true);
    assert.equal(await complete(bo, "hash of second"), "passkey-missing");
    await setPassword(db, ada, "hash of first");
    assert.equal(await complete(ada, "hash of first"), "admitted");
  });

  it("A new password replaces the former one of the same user", async () => {
    await setPassword(db, ada, "hash of first");
    await setPassword(db, ada, "hash of third");
    assert.equal(await verify(ada, "first"), false);
    assert.equal(await verify(ada, "third"), true);
    assert.equal(await verify(bo, "second"), true);
    assert.equal(await findPasswordHash(db, "ADA@example.com"), "hash of third");
    const accounts = await db.selectFrom("staff_account").select("userId").execute();
    assert.equal(accounts.length, 2);
  });

  it("A password is removed for its user alone", async () => {
    await setPassword(db, ada, "hash of first");
    await removePassword(db, ada);
    assert.equal(await complete(ada, "hash of first"), "refused");
    assert.equal(await complete(bo, "hash of second"), "admitted");
  });

  it("Only the user's own, current password can be locked", async () => {
    assert.equal(await lockPassword(db, ada, "hash of second"), false);
    assert.equal(await lockPassword(db, bo, "hash of first"), false);
    assert.equal(await lockPassword(db, bo, "hash of second"), true);
  });
});
