import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import type { Db } from "#domain/records/tables.ts";
import { setSecondFactorRequired } from "#domain/staff/second-factor-requirement.server.ts";
import { changeStaffUser } from "#domain/staff/staff-users.server.ts";
import type { Engine } from "../../../tests/support/fresh-database.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import {
  createAccount,
  enableSecondFactor,
  getLinkToken,
} from "../../../tests/support/test-accounts.ts";

const path = "/api/staff/users";
const inbox = "/api/staff/messages";
const ownPassword = { password: admin.password };

describeOnEachDatabase("the users of the staff area", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  const change = (id: string, body: object, cookie = ada) =>
    site.put(`${path}/${id}`, { ...ownPassword, ...body }, cookie);
  const getUserId = async (email: string): Promise<string> => {
    const { data } = (await site.get(path, ada)).json();
    return data.find((user: { email: string }) => user.email === email).id;
  };
  const choose = (token: string, new_password: string) =>
    site.post("/api/users/new-password", { token, new_password });

  it("Adding a user requires a name, a new email and the admin's own password", async () => {
    const { password } = admin;
    for (const body of [{}, { name: "Nia" }, { name: "Nia", email: "no email" }])
      assert.equal((await site.post(path, { ...body, password }, ada)).statusCode, 400);
    const twice = { name: "Ada the second", email: "ADA@northbloom.example", password };
    const response = await site.post(path, twice, ada);
    assert.equal(response.statusCode, 400);
    assert.ok(response.json().errors.email);
    const flagged = { name: "Nia", email: "nia@northbloom.example", password, isAdmin: "true" };
    assert.equal((await site.post(path, flagged, ada)).statusCode, 400);
    assert.equal((await change("no-such", { isAdmin: true })).statusCode, 404);
    assert.equal((await site.post(`${path}/no-such/link`, ownPassword, ada)).statusCode, 404);
    const own = await getUserId(admin.email);
    assert.equal((await site.post(`${path}/${own}/link`, ownPassword, ada)).statusCode, 409);
    for (const act of ["second-factor/off", "sessions/end"]) {
      assert.equal((await site.post(`${path}/${own}/${act}`, ownPassword, ada)).statusCode, 409);
      assert.equal((await site.post(`${path}/no-such/${act}`, ownPassword, ada)).statusCode, 404);
    }
  });

  it("An unattended session cannot add a user without the password", async () => {
    const email = "stranger@northbloom.example";
    for (const password of [undefined, "", "not the one"]) {
      const response = await site.post(
        path,
        { name: "Stranger", email, isAdmin: true, password },
        ada,
      );
      assert.equal(response.statusCode, 400);
      assert.deepEqual(Object.keys(response.json().errors), ["password"]);
    }
    const { data } = (await site.get(path, ada)).json();
    assert.ok(!data.some((user: { email: string }) => user.email === email));
  });

  it("An unattended session cannot create a link or turn a second factor off without the password", async () => {
    const vik = await createAccount(site, ada, { name: "Viktorija" });
    await enableSecondFactor(site, await site.signIn(vik), vik.password);
    for (const act of ["link", "second-factor/off"])
      for (const password of [undefined, "", "not the one"]) {
        const response = await site.post(`${path}/${vik.id}/${act}`, { password }, ada);
        assert.equal(response.statusCode, 400);
        assert.deepEqual(Object.keys(response.json().errors), ["password"]);
      }
    const links = site.db.selectFrom("password_link").selectAll().where("user_id", "=", vik.id);
    assert.deepEqual(await links.execute(), []);
    assert.equal(await site.signIn(vik), "");
  });

  it("An unattended session cannot promote or disable a user without the password", async () => {
    const eve = await createAccount(site, ada, { name: "Evelina", isAdmin: false });
    for (const body of [{ isAdmin: true }, { isDisabled: true }, { isDisabled: false }])
      for (const password of [undefined, "", "not the one"]) {
        const response = await change(eve.id, { ...body, password });
        assert.equal(response.statusCode, 400);
        assert.deepEqual(Object.keys(response.json().errors), ["password"]);
      }
    const { data } = (await site.get(path, ada)).json();
    const listed = data.find(({ id }: { id: string }) => id === eve.id);
    assert.deepEqual([listed.isAdmin, listed.isDisabled], [false, false]);
  });

  it("Adding a user rejects an email that cannot sign in", async () => {
    for (const email of ["rené@northbloom.example", "ada&co@northbloom.example", "ada@clinic.x"]) {
      const { password } = admin;
      const response = await site.post(path, { name: "Nia", email, password }, ada);
      assert.equal(response.statusCode, 400, email);
      assert.match(response.json().errors.email, /plain letters and digits/);
    }
    const confirmed = await createAccount(site, ada, { name: "o'nia+staff.x_1" });
    assert.notEqual(await site.signIn(confirmed), "");
  });

  it("A new user chooses a password with a link that works once, expires after a day and is not stored", async () => {
    const email = "nia@northbloom.example";
    const response = await site.post(
      path,
      { name: "Nia", email, isAdmin: true, password: admin.password },
      ada,
    );
    const { data, link } = response.json();
    assert.deepEqual([data.isAdmin, data.hasPassword], [true, false]);
    const token = getLinkToken(link);
    assert.equal(link, `http://localhost:3000/login/new-password#${token}`);
    const stored = JSON.stringify(await site.db.selectFrom("password_link").selectAll().execute());
    assert.equal(stored.includes(token), false);
    assert.equal((await choose("0".repeat(43), "seven odd boats")).statusCode, 404);
    assert.ok((await choose(token, "too short")).json().errors.new_password);

    const owner = await site.post("/api/users/password-link", { token });
    assert.deepEqual(owner.json().data, { name: "Nia", email });
    const both = await Promise.all([
      choose(token, "seven odd boats"),
      choose(token, "nine red kites!"),
    ]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 404]);
    assert.equal((await site.post("/api/users/password-link", { token })).statusCode, 404);

    const again = getLinkToken(
      (await site.post(`${path}/${data.id}/link`, ownPassword, ada)).json().link,
    );
    await site.db.updateTable("password_link").set({ expires_at: longAgo }).execute();
    assert.equal((await choose(again, "seven odd boats")).statusCode, 404);
  });

  it("A new link changes nothing until it is used, and then ends all sessions and the old password", async () => {
    const oto = await createAccount(site, ada, { name: "Otokar" });
    const cookie = await site.signIn(oto);
    const older = getLinkToken(
      (await site.post(`${path}/${oto.id}/link`, ownPassword, ada)).json().link,
    );
    const newer = getLinkToken(
      (await site.post(`${path}/${oto.id}/link`, ownPassword, ada)).json().link,
    );
    assert.equal((await choose(older, "seven odd boats")).statusCode, 404);
    assert.equal((await site.get(inbox, cookie)).statusCode, 200);
    assert.equal((await choose(newer, "seven odd boats")).statusCode, 200);
    assert.equal((await site.get(inbox, cookie)).statusCode, 401);
    assert.equal(await site.signIn(oto), "");
  });

  it("A disabled user is signed out at once and cannot return, not even with a link", async () => {
    const pia = await createAccount(site, ada, { name: "Piaget" });
    const cookie = await site.signIn(pia);
    const token = getLinkToken(
      (await site.post(`${path}/${pia.id}/link`, ownPassword, ada)).json().link,
    );
    assert.equal((await change(pia.id, { isDisabled: true })).json().data.isDisabled, true);
    assert.equal((await site.get(inbox, cookie)).statusCode, 401);
    assert.equal((await choose(token, "seven odd boats")).statusCode, 404);
    const rejected = await site.post("/api/users/login", pia);
    const wrong = await site.post("/api/users/login", { ...pia, password: "not the one" });
    assert.equal(rejected.statusCode, 401);
    assert.equal(rejected.body, wrong.body);
    await change(pia.id, { isDisabled: false });
    assert.notEqual(await site.signIn(pia), "");
  });

  it("An owner removes a user with their own password, and the address becomes free again", async () => {
    const ilse = await createAccount(site, ada, { name: "Ilse", role: "writer" });
    const cookie = await site.signIn(ilse);
    const url = `${path}/${ilse.id}`;
    assert.equal((await site.remove(url, cookie, { password: ilse.password })).statusCode, 403);
    for (const password of [undefined, "", "not the one"])
      assert.equal((await site.remove(url, ada, { password })).statusCode, 400);
    assert.equal((await site.get("/api/staff/posts", cookie)).statusCode, 200);
    assert.equal((await site.remove(url, ada, ownPassword)).statusCode, 200);
    assert.equal((await site.get("/api/staff/posts", cookie)).statusCode, 401);
    assert.equal((await site.remove(url, ada, ownPassword)).statusCode, 404);
    assert.notEqual((await createAccount(site, ada, { name: "Ilse", role: "desk" })).id, ilse.id);
    const { data } = (await site.get("/api/staff/audit", ada)).json();
    assert.ok(data.some(({ action }: { action: string }) => action === "user-removed"));
  });

  it("Granting and revoking the admin role takes effect within the session", async () => {
    const id = await getUserId(helper.email);
    const cookie = await site.signIn(helper);
    const usersSeen: number[] = [];
    for (const isAdmin of [true, false]) {
      await change(id, { isAdmin });
      usersSeen.push((await site.get(inbox, cookie)).statusCode);
      usersSeen.push((await site.get("/admin.data", cookie)).statusCode);
    }
    assert.deepEqual(usersSeen, [200, 200, 403, 202]);
  });

  it("A user without phone and recovery codes can be let in with the password alone", async () => {
    const rui = await createAccount(site, ada, { name: "Ruixue" });
    await enableSecondFactor(site, await site.signIn(rui), rui.password);
    assert.equal(await site.signIn(rui), "");
    const response = await site.post(`${path}/${rui.id}/second-factor/off`, ownPassword, ada);
    assert.equal(response.json().data.hasSecondFactor, false);
    assert.equal(response.json().message, "Ruixue signs in with the password alone now.");
    assert.notEqual(await site.signIn(rui), "");
    await setSecondFactorRequired(site.db, true);
    const again = await site.post(`${path}/${rui.id}/second-factor/off`, ownPassword, ada);
    await setSecondFactorRequired(site.db, false);
    assert.match(again.json().message, /needs a new second factor\.$/);
  });

  it("An admin signs another user out everywhere with their own password, and nobody else can", async () => {
    const tove = await createAccount(site, ada, { name: "Tove" });
    const una = await createAccount(site, ada, { name: "Una", isAdmin: false });
    const [phone, laptop, other] = [
      await site.signIn(tove),
      await site.signIn(tove),
      await site.signIn(una),
    ];
    const url = `${path}/${tove.id}/sessions/end`;
    assert.equal((await site.post(url, ownPassword)).statusCode, 401);
    assert.equal((await site.post(url, { password: una.password }, other)).statusCode, 403);
    for (const password of [undefined, "", "not the one", tove.password]) {
      const response = await site.post(url, { password }, ada);
      assert.equal(response.statusCode, 400);
      assert.deepEqual(Object.keys(response.json().errors), ["password"]);
    }
    assert.equal((await site.get(inbox, phone)).statusCode, 200, "nothing refused has an effect");

    const response = await site.post(url, ownPassword, ada);
    assert.equal(response.statusCode, 200);
    assert.equal(response.json().data.id, tove.id);
    for (const cookie of [phone, laptop])
      assert.equal((await site.get(inbox, cookie)).statusCode, 401);
    assert.equal((await site.get(inbox, other)).statusCode, 403, "another user stays signed in");
    assert.equal((await site.get(inbox, ada)).statusCode, 200);
    assert.equal((await site.get(inbox, await site.signIn(tove))).statusCode, 200);

    await site.post(url, ownPassword, ada);
    assert.equal((await site.post(url, ownPassword, ada)).statusCode, 200, "with no session left");
    const lines = await site.db
      .selectFrom("audit_entry")
      .select("user_name")
      .where("action", "=", "user-sessions-ended")
      .where("target_id", "=", tove.id)
      .execute();
    assert.deepEqual(
      lines.map(({ user_name }) => user_name),
      [admin.name, admin.name],
    );
  });

  it("There is always an owner who can sign in, even after concurrent changes by two owners", async () => {
    const sol = await createAccount(site, ada, { name: "Solveig" });
    const others = (await site.get(path, ada)).json().data as { id: string; email: string }[];
    for (const { id, email } of others)
      if (![admin.email, sol.email].includes(email)) await change(id, { isAdmin: false });
    const own = await getUserId(admin.email);

    // The second must wait for the first to commit, or it would still see two owners.
    let second: ReturnType<typeof changeStaffUser> | undefined;
    const first = await site.db.transaction().execute(async (trx) => {
      const done = await changeStaffUser(trx, sol.id, { isAdmin: false });
      second = changeStaffUser(site.db, own, { isDisabled: true });
      await Promise.race([second, waitForLockedQuery(trx, engine)]);
      return done;
    });
    assert.notEqual(first, "last-owner");
    assert.equal(await second, "last-owner");

    // A new owner without a password does not count as one who can sign in.
    const late = {
      name: "Late",
      email: "late@northbloom.example",
      isAdmin: true,
      password: admin.password,
    };
    await site.post(path, late, ada);
    for (const body of [{ isAdmin: false }, { isDisabled: true }, { role: "desk" }]) {
      const response = await change(own, body);
      assert.equal(response.statusCode, 409);
      assert.match(response.json().message, /only owner/);
    }
    assert.equal((await site.get(inbox, ada)).statusCode, 200);
  });
});

/** SQLite runs one transaction at a time. */
async function waitForLockedQuery(trx: Db, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
    if (rows.length > 0) return;
  }
}

const longAgo = "2020-01-01T00:00:00.000Z";
