import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, it, mock } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addOwner } from "../../tests/support/staff-rows.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { hashToken } from "./hash-token.server.ts";
import { isKnownNetwork, purgeOldNetworks, recordNetwork } from "./known-networks.server.ts";
import {
  createDeviceCookie,
  findTrustedDeviceId,
  isTrustedDevice,
  listTrustedDevices,
  purgeOldDevices,
  readDeviceTokens,
  removeDeviceTokens,
  removeTrustedDevices,
  trustDevice,
} from "./trusted-devices.server.ts";

describeOnEachDatabase("trusted devices and known networks", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ada: string;
  let bo: string;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("staff_user").execute();
    [ada, bo] = [await addOwner(db, "ada"), await addOwner(db, "bo")];
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
  });
  afterEach(() => mock.timers.reset());

  const trust = (userId: string, device = "Chrome on Windows") =>
    trustDevice(db, { userId, device, network: "192.0.2.1" });
  const listNames = async (userId: string) =>
    (await listTrustedDevices(db, userId, [])).map(({ device }) => device);

  it("A device is trusted for thirty days, by its own user", async () => {
    const token = await trust(ada);
    await trust(bo);
    assert.equal(await isTrustedDevice(db, bo, [token]), false);
    const now = Date.now();
    mock.timers.setTime(now - dayMs);
    assert.equal(await isTrustedDevice(db, ada, [token]), false, "the clock was a day ahead");
    mock.timers.setTime(now);
    mock.timers.tick(30 * dayMs - 1);
    assert.equal(await isTrustedDevice(db, ada, [token]), true);
    mock.timers.tick(1);
    assert.equal(await isTrustedDevice(db, ada, [token]), false);
    assert.equal(await purgeOldDevices(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeOldDevices(db), 2);
  });

  it("A browser is found by the email of a user who trusts it", async () => {
    const tokens = [await trust(ada), "x".repeat(43)];
    const find = (email: string, sent = tokens) => findTrustedDeviceId(db, email, sent);
    const [device] = await listTrustedDevices(db, ada, []);
    assert.ok(device);
    assert.equal(await find("Ada@example.com"), device.id);
    for (const email of ["bo@example.com", "nobody@example.com"])
      assert.equal(await find(email), undefined, email);
    assert.equal(await find("ada@example.com", []), undefined);
    assert.equal(await find("ada@example.com", ["x".repeat(43)]), undefined);
    const both = [tokens[0] ?? "", await trust(ada)].toSorted((a, b) =>
      hashToken(a) < hashToken(b) ? -1 : 1,
    );
    for (const [i, token] of both.entries())
      await db
        .updateTable("trusted_device")
        .set({ device_id: `${9 - i}` })
        .where("token_hash", "=", hashToken(token))
        .execute();
    assert.equal(await find("ada@example.com", both), "8");
    mock.timers.tick(30 * dayMs);
    assert.equal(await find("ada@example.com"), undefined);
  });

  it("Forgetting a browser removes it for everyone, and no other browser", async () => {
    const tokens = [await trust(ada), await trust(bo)];
    const other = await trust(ada);
    await removeDeviceTokens(db, []);
    assert.equal(await isTrustedDevice(db, bo, tokens), true);
    await removeDeviceTokens(db, tokens);
    for (const userId of [ada, bo]) assert.equal(await isTrustedDevice(db, userId, tokens), false);
    assert.equal(await isTrustedDevice(db, ada, [other]), true);
  });

  it("A user's devices are listed with the latest first, and removed for that user alone", async () => {
    await trust(ada, "First");
    await trust(bo, "Other");
    mock.timers.tick(1);
    await trust(ada, "Second");
    assert.deepEqual(await listNames(ada), ["Second", "First"]);
    await removeTrustedDevices(db, ada);
    assert.deepEqual(await listNames(ada), []);
    assert.deepEqual(await listNames(bo), ["Other"]);
  });

  it("A browser remembers six users at most, each token as it was issued", async () => {
    const tokens = [await trust(ada), ..."bcdefg".split("").map((letter) => letter.repeat(43))];
    assert.deepEqual(readDeviceTokens(createDeviceCookie(tokens, true)), tokens.slice(0, 6));
    assert.deepEqual(readDeviceTokens(`trusted-device=${tokens.join(".")}`), tokens.slice(0, 6));
    assert.deepEqual(readDeviceTokens(`trusted-device=${"a".repeat(42)}.${"a".repeat(44)}`), []);
  });

  const known = (userId: string, network = "192.0.2.1") => isKnownNetwork(db, { userId }, network);

  it("A network is known for the user who signed in from it, by id and by email", async () => {
    const record = (userId: string) => recordNetwork(db, { userId, network: "192.0.2.1" });
    assert.deepEqual(await record(bo), { wasKnown: false, isFirst: true });
    assert.equal(await known(ada), false);
    assert.deepEqual(await record(ada), { wasKnown: false, isFirst: true });
    assert.deepEqual(await record(ada), { wasKnown: true, isFirst: false });
    assert.equal(await known(ada), true);
    assert.equal(await known(ada, "192.0.2.2"), false);
    await db.deleteFrom("known_network").where("user_id", "=", ada).execute();
    for (const email of ["nobody@example.com", "ada@example.com"])
      assert.equal(await isKnownNetwork(db, { email }, "192.0.2.1"), false, email);
    assert.equal(await isKnownNetwork(db, { email: "BO@example.com" }, "192.0.2.1"), true);
  });

  it("A network is forgotten half a year after the last sign-in from it", async () => {
    for (const userId of [ada, bo]) await recordNetwork(db, { userId, network: "192.0.2.1" });
    mock.timers.tick(90 * dayMs);
    await recordNetwork(db, { userId: bo, network: "192.0.2.1" });
    mock.timers.tick(90 * dayMs);
    assert.equal(await purgeOldNetworks(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeOldNetworks(db), 1);
    assert.deepEqual([await known(ada), await known(bo)], [false, true]);
  });
});
