import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { FastifyRequest } from "fastify";
import { createSessions } from "#server/auth/sessions.ts";
import { admin, describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { createTotpCode } from "../../tests/support/test-accounts.ts";
import type { Auth } from "./auth.server.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { findPasswordHash, hashPassword, setPassword } from "./credentials.server.ts";
import {
  confirmSecondFactor,
  consumeCode,
  createRecoveryCodes,
  enrollSecondFactor,
  findSecondFactor,
  removeSecondFactor,
} from "./second-factors.server.ts";

const request = { raw: { headers: {} }, headers: {}, ip: "203.0.113.7" } as FastifyRequest;

describeOnEachDatabase("sign-in", (engine) => {
  let staff: StaffDatabase;
  before(async () => {
    staff = await openStaffDatabase(engine);
  });
  after(() => staff.close());

  const signIn = (auth: Auth) =>
    createSessions({ ...staff, auth }).startSession(request, { ...admin, code: "" });
  const sessions = () => staff.db.selectFrom("staff_session").select("id").execute();

  it("Sign-in succeeds with the correct password although another node's clock is ahead", async () => {
    const updatedAt = new Date(Date.now() + 3_600_000).toISOString();
    await staff.db.updateTable("staff_account").set({ updatedAt }).execute();
    assert.ok("staff" in (await signIn(staff.auth)));
  });

  it("Sign-in is refused if the password changes while the old one is being verified", async () => {
    const { db, auth, userId } = staff;
    const before = await sessions();
    const slow = {
      ...auth,
      $context: auth.$context,
      api: {
        ...auth.api,
        signInEmail: async (given: Parameters<typeof auth.api.signInEmail>[0]) => {
          const signedIn = await auth.api.signInEmail(given);
          await setPassword(db, userId, await hashPassword(auth, "seven odd boats"));
          return signedIn;
        },
      },
    } as Auth;
    assert.deepEqual(await signIn(slow), { refused: { kind: "refused" } });
    assert.deepEqual(await sessions(), before);
    assert.deepEqual(await signIn(auth), { refused: { kind: "refused" } });
    await setPassword(db, userId, await hashPassword(auth, admin.password));
    assert.ok("staff" in (await signIn(auth)));
  });

  it("A code works once, even for many concurrent requests", async () => {
    const { db, cipher, userId } = staff;
    const secret = (await enrollSecondFactor(db, cipher, userId)) ?? "";
    const [recovery = ""] =
      (await confirmSecondFactor(db, cipher, { userId, code: createTotpCode(secret) })) ?? [];
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 6 }, sessions));
    for (const [code, kind] of [
      [createTotpCode(secret, 1), "app"],
      [recovery, "recovery"],
    ] as const) {
      const many = Array.from({ length: 6 }, () => consumeCode(db, cipher, { userId, code }));
      const taken = (await Promise.all(many)).filter((by) => by !== undefined);
      assert.deepEqual(taken, [kind]);
    }
  });

  it("With a second factor, a sign-in needs a code, and a wrong one is refused", async () => {
    const { db, cipher, userId } = staff;
    await removeSecondFactor(db, userId);
    const passwordHash = await findPasswordHash(db, admin.email);
    const complete = (code: string, hash = passwordHash) =>
      completeSignIn(db, cipher, { userId, code, network: "203.0.113.9", passwordHash: hash });
    const secret = (await enrollSecondFactor(db, cipher, userId)) ?? "";
    assert.deepEqual(await complete(""), { kind: "admitted", by: "password" });
    assert.equal(
      await consumeCode(db, cipher, { userId, code: createTotpCode(secret) }),
      undefined,
      "a factor that is not confirmed yet accepts no code",
    );
    const codes =
      (await confirmSecondFactor(db, cipher, { userId, code: createTotpCode(secret) })) ?? [];
    assert.equal(codes.length, 10);
    assert.equal(await enrollSecondFactor(db, cipher, userId), undefined);
    assert.deepEqual(await complete(""), { kind: "code-missing" });
    assert.deepEqual(await complete("x"), { kind: "code-wrong" });
    assert.deepEqual(await complete(createTotpCode(secret, 1), "old hash"), { kind: "refused" });
    const code = createTotpCode(secret, 1);
    assert.deepEqual(await complete(code), { kind: "admitted", by: "app" });
    assert.deepEqual(await complete(code), { kind: "code-wrong" });
    assert.deepEqual(await complete(codes[0] ?? ""), { kind: "admitted", by: "recovery" });
    assert.equal((await findSecondFactor(db, userId)).recoveryCodesLeft, 9);
  });

  it("After ten wrong codes even a correct one has to wait", async () => {
    const { db, cipher, userId } = staff;
    const passwordHash = await findPasswordHash(db, admin.email);
    const complete = (code: string) =>
      completeSignIn(db, cipher, { userId, code, network: "203.0.113.10", passwordHash });
    const [recovery = ""] = await createRecoveryCodes(db, userId);
    for (let n = 0; n < 10; n += 1) assert.equal((await complete("x")).kind, "code-wrong");
    assert.equal((await complete(recovery)).kind, "too-many");
  });
});
