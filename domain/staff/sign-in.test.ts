import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { FastifyRequest } from "fastify";
import { createSessions } from "#server/sessions.ts";
import { codeOf } from "../../tests/support/accounts.ts";
import { admin, onEachDatabase } from "../../tests/support/site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/staff-database.ts";
import type { Auth } from "./auth.server.ts";
import { hashPassword, setPassword } from "./credentials.server.ts";
import { beginSecondFactor, confirmSecondFactor, takeCode } from "./second-factor.server.ts";

const request = { raw: { headers: {} }, headers: {}, ip: "203.0.113.7" } as FastifyRequest;

onEachDatabase("sign-in", (engine) => {
  let staff: StaffDatabase;
  before(async () => {
    staff = await openStaffDatabase(engine);
  });
  after(() => staff.close());

  const signIn = (auth: Auth) =>
    createSessions({ ...staff, auth }).begin(request, { ...admin, code: "" });
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
    const { db, sealer, userId } = staff;
    const secret = (await beginSecondFactor(db, sealer, userId)) ?? "";
    const [recovery = ""] =
      (await confirmSecondFactor(db, sealer, { userId, code: codeOf(secret, -1) })) ?? [];
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 6 }, sessions));
    for (const [code, kind] of [
      [codeOf(secret), "app"],
      [recovery, "recovery"],
    ] as const) {
      const many = Array.from({ length: 6 }, () => takeCode(db, sealer, { userId, code }));
      const taken = (await Promise.all(many)).filter((by) => by !== undefined);
      assert.deepEqual(taken, [kind]);
    }
  });
});
