import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { changeStaffUser } from "#domain/staff/staff-users.server.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createSoftwareAuthenticator } from "../../../tests/support/software-authenticator.ts";
import { createAccount, enableSecondFactor } from "../../../tests/support/test-accounts.ts";

const path = "/api/staff/account/passkeys";
const signInPath = "/api/users/passkey";
const home = { rpId: "localhost", origin: "http://localhost:3000" };

describeOnEachDatabase("passkeys", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  const getChallenge = async (): Promise<string> =>
    (await site.get(signInPath)).json().data.challenge;
  const findFirstPasskey = async (cookie: string) => (await site.get(path, cookie)).json().data[0];

  async function startSetup(cookie: string, password: string) {
    const response = await site.post(`${path}/options`, { password }, cookie);
    const { challenge, user } = response.json().data;
    return { challenge, userHandle: user.id };
  }

  async function addUser(name: string) {
    const account = await createAccount(site, ada, { name });
    return { account, cookie: await site.signIn(account) };
  }

  async function addUserWithPasskey(name: string, { counts = true } = {}) {
    const { account, cookie } = await addUser(name);
    const authenticator = createSoftwareAuthenticator({ ...home, counts });
    const setup = await startSetup(cookie, account.password);
    const body = { name: "Office laptop", ...authenticator.create(setup) };
    const added = await site.post(path, body, cookie);
    assert.equal(added.statusCode, 200, added.body);
    const signIn = async (changes: object = {}) =>
      site.post(signInPath, authenticator.use({ challenge: await getChallenge(), ...changes }));
    return { account, cookie, authenticator, signIn };
  }

  it("Adding a passkey is refused without the password, with another origin, host or session, and without user verification", async () => {
    const { account, cookie } = await addUser("Annika");
    const { cookie: otherCookie } = await addUser("Bashir");
    const { password } = account;
    const wrong = await site.post(`${path}/options`, { password: "not the one" }, cookie);
    assert.deepEqual(Object.keys(wrong.json().errors), ["password"]);

    const add = (signed: object, session = cookie) =>
      site.post(
        path,
        {
          name: "Laptop",
          ...createSoftwareAuthenticator(home).create({ challenge: "", ...signed }),
        },
        session,
      );
    const setup = await startSetup(cookie, password);
    for (const refused of [
      await add({ ...setup, origin: "https://northbl00m.example" }),
      await add({ ...setup, rpId: "northbl00m.example" }),
      await add({ ...setup, isUserVerified: false }),
      await add({ ...setup, challenge: await getChallenge() }),
      await add({ ...setup, challenge: changeLastByte(setup.challenge) }),
      await add(setup, otherCookie),
    ])
      assert.equal(refused.statusCode, 409, refused.body);
    assert.deepEqual((await site.get(path, cookie)).json().data, []);
    assert.equal((await add(setup)).statusCode, 200);
    assert.equal((await add(setup)).statusCode, 409);
  });

  it("A passkey signs in without email, password and code, and the log, the list and the next session say so", async () => {
    const { account, cookie, signIn } = await addUserWithPasskey("Chitra");
    await enableSecondFactor(site, cookie, account.password);
    const signedIn = await signIn();
    assert.equal(signedIn.statusCode, 200, signedIn.body);
    assert.equal(signedIn.json().email, account.email);
    const [session = ""] = String(signedIn.headers["set-cookie"]).split(";", 1);
    assert.match(
      String(signedIn.headers["set-cookie"]),
      /^session=.*; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );

    const passkey = await findFirstPasskey(session);
    assert.equal(passkey.name, "Office laptop");
    assert.ok(passkey.used_at >= passkey.added_at);
    const log = await site.db
      .selectFrom("audit_entry")
      .select(["action", "target_name"])
      .where("user_name", "=", "Chitra")
      .where("action", "in", ["passkey-added", "passkey-used"])
      .orderBy("entry_id")
      .execute();
    assert.deepEqual(
      log.map((entry) => Object.values(entry).join(": ")),
      ["passkey-added: Office laptop", "passkey-used: "],
    );
    const dashboard = await site.get("/admin", session);
    assert.match(dashboard.body, /A passkey was added/);
    const users = (await site.get("/api/staff/users", ada)).json().data;
    const user = users.find(({ id }: { id: string }) => id === account.id);
    assert.equal(user.hasPasskey, true);
    assert.ok(user.last_sign_in_at >= passkey.added_at);
  });

  it("Each wrong response is refused alike, and is recorded for the user if the passkey is theirs", async () => {
    const { authenticator, signIn, account } = await addUserWithPasskey("Dario");
    const stranger = createSoftwareAuthenticator(home);
    const challenge = await getChallenge();
    const used = authenticator.use({ challenge });
    const refusals = [
      await signIn({ origin: "https://northbl00m.example" }),
      await signIn({ rpId: "northbl00m.example" }),
      await signIn({ isUserVerified: false }),
      await signIn({ challenge: changeLastByte(challenge) }),
      await signIn({ challenge: "" }),
      await site.post(signInPath, { ...stranger.use({ challenge }), user_handle: "x" }),
      await site.post(signInPath, { ...used, user_handle: "x" }),
      await site.post(signInPath, { ...used, signature: stranger.use({ challenge }).signature }),
    ];
    for (const refused of refusals) {
      assert.equal(refused.statusCode, 401, refused.body);
      assert.equal(refused.body, refusals[0]?.body);
      assert.equal(refused.headers["set-cookie"], undefined);
    }
    const failures = await site.db
      .selectFrom("audit_entry")
      .select("user_id")
      .where("action", "=", "passkey-failed")
      .execute();
    assert.ok(failures.some(({ user_id }) => user_id === account.id));
    assert.ok(failures.some(({ user_id }) => user_id === null));
    assert.equal((await signIn()).statusCode, 200);
  });

  it("A signed challenge works once, also in two concurrent sign-ins and on another node", async () => {
    const { authenticator } = await addUserWithPasskey("Elodie", { counts: false });
    const use = authenticator.use({ challenge: await getChallenge() });
    const responses = await Promise.all([site.post(signInPath, use), site.post(signInPath, use)]);
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 401]);
    assert.equal((await site.post(signInPath, use)).statusCode, 401);
    const sessions = await site.db
      .selectFrom("staff_session")
      .innerJoin("staff_user", "staff_user.id", "staff_session.userId")
      .select("staff_session.id")
      .where("name", "=", "Elodie")
      .execute();
    assert.equal(sessions.length, 2);

    const challenge = await getChallenge();
    const node = await site.openNode();
    const onNode = await node.inject({
      ...{ method: "POST", url: signInPath, payload: authenticator.use({ challenge }) },
      headers: { host: "localhost:3000" },
    });
    await node.close();
    assert.equal(onNode.statusCode, 200);
  });

  it("A counter that goes back is refused, and one that stays at zero is not", async () => {
    const { authenticator, signIn } = await addUserWithPasskey("Farida");
    assert.equal((await signIn()).statusCode, 200);
    authenticator.state.counter -= 1;
    assert.equal((await signIn()).statusCode, 401);
    assert.equal((await signIn()).statusCode, 200);
    const synchronized = await addUserWithPasskey("Gitte", { counts: false });
    for (let i = 0; i < 2; i += 1) assert.equal((await synchronized.signIn()).statusCode, 200);
  });

  it("A passkey ends when its user is disabled, and with the password of its user", async () => {
    const { account, cookie, signIn } = await addUserWithPasskey("Hedda");
    const { password } = account;
    const { id } = await findFirstPasskey(cookie);
    const remove = (body: object, session = cookie) =>
      site.send({ method: "DELETE", url: `${path}/${id}`, payload: body, cookie: session });
    assert.ok((await remove({ password: "not the one" })).json().errors.password);
    assert.equal((await remove({ password: admin.password }, ada)).statusCode, 404);
    assert.equal((await signIn()).statusCode, 200);
    assert.equal((await remove({ password })).statusCode, 200);
    assert.equal((await signIn()).statusCode, 401);

    const other = await addUserWithPasskey("Ilse");
    await changeStaffUser(site.db, other.account.id, { isDisabled: true });
    assert.equal((await other.signIn()).statusCode, 401);
    await changeStaffUser(site.db, other.account.id, { isDisabled: false });
    assert.equal((await other.signIn()).statusCode, 401);
  });

  it("A passkey is a second factor: it opens the staff area, and the password alone is then refused", async () => {
    await enableSecondFactor(site, ada, admin.password);
    const { account, cookie, signIn } = await addUserWithPasskey("Jonna");
    const later = await addUser("Kaija");
    const { email, password } = account;
    const login = () => site.post("/api/users/login", { email, password });
    assert.equal((await login()).statusCode, 200);
    const requirement = { isRequired: true, password: admin.password };
    assert.equal(
      (await site.put("/api/staff/second-factor-requirement", requirement, ada)).statusCode,
      200,
    );
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
    const refused = await login();
    assert.equal(refused.statusCode, 401);
    assert.match(refused.json().message, /with your passkey/);
    assert.equal(refused.headers["set-cookie"], undefined);
    assert.equal((await signIn()).statusCode, 200);

    const value = new Date().toISOString();
    await site.db
      .updateTable("setting")
      .set({ value })
      .where("name", "=", "second_factor_required")
      .execute();
    assert.equal((await site.get("/api/staff/messages", later.cookie)).statusCode, 403);
    const authenticator = createSoftwareAuthenticator(home);
    const setup = await startSetup(later.cookie, later.account.password);
    const body = { name: "Phone", ...authenticator.create(setup) };
    assert.equal((await site.post(path, body, later.cookie)).statusCode, 200);
    assert.equal((await site.get("/api/staff/messages", later.cookie)).statusCode, 200);

    const off = `/api/staff/users/${account.id}/second-factor/off`;
    const removed = await site.post(off, { password: admin.password }, ada);
    assert.equal(removed.json().data.hasPasskey, false);
    assert.equal((await signIn()).statusCode, 401);
    assert.equal((await login()).statusCode, 200);
    await site.put(
      "/api/staff/second-factor-requirement",
      { ...requirement, isRequired: false },
      ada,
    );
  });

  it("Passkeys are tried ten times a minute from one network", async () => {
    const { authenticator } = await addUserWithPasskey("Linnea");
    const tryOnce = async () =>
      site.send({
        ...{ method: "POST", url: signInPath, remoteAddress: "203.0.113.77" },
        payload: { ...authenticator.use({ challenge: await getChallenge() }), user_handle: "x" },
      });
    for (let i = 0; i < 10; i += 1) assert.equal((await tryOnce()).statusCode, 401);
    const late = await tryOnce();
    assert.equal(late.statusCode, 429);
    assert.ok(Number(late.headers["retry-after"]) > 0);
  });
});

function changeLastByte(challenge: string): string {
  const bytes = Buffer.from(challenge, "base64url");
  bytes.writeUInt8(255 - bytes.readUInt8(bytes.length - 1), bytes.length - 1);
  return bytes.toString("base64url");
}
