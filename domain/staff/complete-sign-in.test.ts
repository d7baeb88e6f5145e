import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { FastifyRequest } from "fastify";
import { createSessions } from "#server/auth/sessions.ts";
import { admin, describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { createTotpCode } from "../../tests/support/test-accounts.ts";
import { inTransaction } from "../records/transaction.server.ts";
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
import { addStaffUser, changeStaffUser, removeStaffUser } from "./staff-users.server.ts";
import { trustSignedInDevice } from "./trust-signed-in-device.server.ts";
import {
  createDeviceCookie,
  listTrustedDevices,
  purgeOldDevices,
  readDeviceTokens,
  removeTrustedDevice,
  trustDevice,
} from "./trusted-devices.server.ts";

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
      completeSignIn(db, cipher, {
        userId,
        code,
        network: "203.0.113.9",
        passwordHash: hash,
        deviceTokens: [],
      });
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
    assert.deepEqual(await complete("x"), { kind: "code-wrong", codeKind: "recovery" });
    assert.deepEqual(await complete(createTotpCode(secret, 1), "old hash"), { kind: "refused" });
    const code = createTotpCode(secret, 1);
    assert.deepEqual(await complete(code), { kind: "admitted", by: "app" });
    assert.deepEqual(await complete(code), { kind: "code-wrong", codeKind: "app" });
    assert.deepEqual(await complete(codes[0] ?? ""), { kind: "admitted", by: "recovery" });
    assert.equal((await findSecondFactor(db, userId)).recoveryCodesLeft, 9);
  });

  it("After ten wrong codes since the last correct one, even a correct one has to wait", async () => {
    const { db, cipher, userId } = staff;
    const passwordHash = await findPasswordHash(db, admin.email);
    const complete = (code: string) =>
      completeSignIn(db, cipher, {
        ...{ userId, code, network: "203.0.113.10", passwordHash },
        deviceTokens: [],
      });
    const [first = "", second = ""] = await createRecoveryCodes(db, userId);
    for (let n = 0; n < 9; n += 1) assert.equal((await complete("x")).kind, "code-wrong");
    assert.equal((await complete(first)).kind, "admitted");
    for (let n = 0; n < 10; n += 1) assert.equal((await complete("x")).kind, "code-wrong");
    assert.equal((await complete(second)).kind, "too-many");
  });

  it("Only the user's own, current and remembered device needs no code", async () => {
    const { db, auth, cipher, userId } = staff;
    await setPassword(db, userId, await hashPassword(auth, admin.password));
    await removeSecondFactor(db, userId);
    const secret = (await enrollSecondFactor(db, cipher, userId)) ?? "";
    await confirmSecondFactor(db, cipher, { userId, code: createTotpCode(secret) });
    const other = { name: "Bo", email: "bo@northbloom.example", isAdmin: true };
    const otherId = (await addStaffUser(db, other))?.id ?? "";
    const trust = (id: string) =>
      trustDevice(db, { userId: id, device: "Chrome on Windows", network: "203.0.113.9" });
    const passwordHash = await findPasswordHash(db, admin.email);
    const complete = async (...deviceTokens: string[]) => {
      const candidate = { userId, code: "", network: "203.0.113.9", deviceTokens };
      return (await completeSignIn(db, cipher, { ...candidate, passwordHash })).kind;
    };

    const token = await trust(userId);
    const othersToken = await trust(otherId);
    const stored = JSON.stringify(await db.selectFrom("trusted_device").selectAll().execute());
    assert.equal(stored.includes(token), false);
    assert.equal(await complete(), "code-missing");
    assert.equal(await complete(othersToken, "x".repeat(43)), "code-missing");
    assert.equal(await complete(othersToken, token), "admitted");

    const [device] = await listTrustedDevices(db, userId, [token]);
    assert.equal(device?.isCurrent, true);
    const id = device?.id ?? "";
    assert.equal(await removeTrustedDevice(db, otherId, id), false);
    const expires_at = new Date(Date.now() - 1000).toISOString();
    await db
      .updateTable("trusted_device")
      .set({ expires_at })
      .where("device_id", "=", id)
      .execute();
    assert.equal(await complete(token), "code-missing");
    assert.equal(await purgeOldDevices(db), 1);

    const second = await trust(userId);
    const [again] = await listTrustedDevices(db, userId, []);
    assert.equal(again?.isCurrent, false);
    assert.equal(await removeTrustedDevice(db, userId, again?.id ?? ""), true);
    assert.equal(await complete(second), "code-missing");
    assert.equal((await listTrustedDevices(db, otherId, [])).length, 1);
  });

  it("A new password, a disabled account and a removed second factor forget all devices", async () => {
    const { db, auth } = staff;
    const user = { name: "Cleo", email: "cleo@northbloom.example", isAdmin: true };
    const userId = (await addStaffUser(db, user))?.id ?? "";
    const hash = await hashPassword(auth, admin.password);
    for (const end of [
      () => setPassword(db, userId, hash),
      () => changeStaffUser(db, userId, { isDisabled: true }),
      () => removeSecondFactor(db, userId),
    ]) {
      await trustDevice(db, { userId, device: "Chrome on Windows", network: "203.0.113.9" });
      await end();
      assert.deepEqual(await listTrustedDevices(db, userId, []), [], String(end));
    }
  });

  it("A device is not trusted, nor logged as trusted, once the password has changed", async () => {
    const { db, auth } = staff;
    const user = { name: "Dina", email: "dina@northbloom.example", isAdmin: true };
    const id = (await addStaffUser(db, user))?.id ?? "";
    const signedIn = { id, name: user.name, device: "Chrome on Windows", network: "203.0.113.9" };
    const hash = await hashPassword(auth, admin.password);
    const newHash = await hashPassword(auth, "seven odd boats");
    const listActions = async () => {
      const entries = db.selectFrom("audit_entry").select("action").where("user_id", "=", id);
      return (await entries.execute()).map(({ action }) => action);
    };
    await setPassword(db, id, hash);
    assert.equal(await trustSignedInDevice(db, signedIn, newHash), undefined);
    assert.equal(await trustSignedInDevice(db, signedIn, undefined), undefined);
    assert.deepEqual(await listActions(), []);
    assert.ok(await trustSignedInDevice(db, signedIn, hash));
    assert.deepEqual(await listActions(), ["device-trusted"]);

    await Promise.all([
      ...Array.from({ length: 4 }, () => trustSignedInDevice(db, signedIn, hash)),
      inTransaction(db, (trx) => setPassword(trx, id, newHash)),
      ...Array.from({ length: 4 }, () => trustSignedInDevice(db, signedIn, hash)),
    ]);
    assert.deepEqual(await listTrustedDevices(db, id, []), []);
  });

  it("A device is not trusted for a user who is disabled or deleted at the same time", async () => {
    const { db, auth } = staff;
    const hash = await hashPassword(auth, admin.password);
    for (const [name, end] of [
      ["Edda", (id: string) => changeStaffUser(db, id, { isDisabled: true })],
      ["Finn", (id: string) => removeStaffUser(db, id)],
    ] as const) {
      const user = { name, email: `${name.toLowerCase()}@northbloom.example`, isAdmin: true };
      const id = (await addStaffUser(db, user))?.id ?? "";
      const signedIn = { id, name, device: "Chrome on Windows", network: "203.0.113.9" };
      await setPassword(db, id, hash);
      const trust = () => trustSignedInDevice(db, signedIn, hash);
      await Promise.all([trust(), trust(), end(id), trust(), trust()]);
      assert.equal(await trust(), undefined);
      assert.deepEqual(await listTrustedDevices(db, id, []), [], name);
    }
  });

  it("The cookie of a trusted device is read back as it was written", () => {
    const tokens = ["a".repeat(43), "b".repeat(43)];
    const cookie = createDeviceCookie(tokens, true);
    assert.match(cookie, /^__Host-trusted-device=.*Max-Age=2592000;.*HttpOnly;.*; Secure$/);
    assert.deepEqual(readDeviceTokens(`other=1; ${cookie}`), tokens);
    assert.deepEqual(readDeviceTokens(createDeviceCookie(tokens, false)), tokens);
    assert.match(createDeviceCookie([], false), /^trusted-device=; Max-Age=0;/);
    for (const header of [undefined, "", "trusted-device=", "x-trusted-device=a", `a=${cookie}`])
      assert.deepEqual(readDeviceTokens(header), []);
  });
});
