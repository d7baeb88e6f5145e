import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { LightMyRequestResponse } from "fastify";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount, enableSecondFactor } from "../../../tests/support/test-accounts.ts";

const minuteMs = 60_000;

describeOnEachDatabase("password guessing", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const login = (
    remoteAddress: string,
    email: string,
    password = "a guess",
    app = site.app,
    headers = {},
  ) =>
    app.inject({
      method: "POST",
      url: "/api/users/login",
      headers: { host: "localhost:3000", ...headers },
      remoteAddress,
      payload: { email, password },
    });
  const getWaitSeconds = ({ statusCode, headers }: LightMyRequestResponse) => {
    assert.equal(statusCode, 429);
    return Number(headers["retry-after"]);
  };
  const pass = async (ms: number) => {
    const rows = await site.db.selectFrom("sign_in_attempt").selectAll().execute();
    for (const { attempt_id, attempted_at } of rows)
      await site.db
        .updateTable("sign_in_attempt")
        .set({ attempted_at: new Date(Date.parse(attempted_at) - ms).toISOString() })
        .where("attempt_id", "=", attempt_id)
        .execute();
  };

  it("Failed sign-ins block an account for 1, 2, 4, 8 and at most 15 minutes", async () => {
    const from = "203.0.113.1";
    for (let i = 0; i < 5; i += 1) assert.equal((await login(from, admin.email)).statusCode, 401);
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      const wait = getWaitSeconds(await login(from, admin.email, admin.password));
      assert.ok(wait > minutes * 60 - 30 && wait <= minutes * 60, `${wait}`);
      await pass(minutes * minuteMs);
      assert.equal((await login(from, admin.email)).statusCode, 401);
    }
    await pass(15 * minuteMs);
    assert.equal((await login(from, admin.email, admin.password)).statusCode, 200);
  });

  it("One IP has ten sign-in attempts a minute and fifty an hour over all accounts", async () => {
    const from = "203.0.113.2";
    let attempts = 0;
    for (let minute = 0; minute < 5; minute += 1) {
      for (let i = 0; i < 10; i += 1) {
        attempts += 1;
        assert.equal((await login(from, `nobody${attempts}@clinic.example`)).statusCode, 401);
      }
      const wait = getWaitSeconds(await login(from, "another@clinic.example"));
      assert.ok(minute < 4 ? wait <= 60 : wait > 50 * 60, `${wait}`);
      await pass(minuteMs);
    }
    assert.ok(getWaitSeconds(await login(from, "another@clinic.example")) > 50 * 60);
    await pass(60 * minuteMs);
    assert.equal((await login(from, "another@clinic.example")).statusCode, 401);
  });

  it("The sign-in limit counts an IPv6 /64 as one client on every node", async () => {
    const node = await site.openNode();
    for (let i = 1; i <= 5; i += 1) {
      const app = i % 2 === 0 ? node : site.app;
      const response = await login(`2001:db8:0:7:${i}::${i}`, admin.email, "a guess", app);
      assert.equal(response.statusCode, 401);
    }
    for (const app of [site.app, node])
      getWaitSeconds(await login("2001:db8:0:7:ffff::1", admin.email, admin.password, app));
    const next = await login("2001:db8:0:8::1", admin.email, admin.password, node);
    assert.equal(next.statusCode, 200);
    await node.close();
  });

  it("Guesses from the clinic's own network keep out neither a trusted browser nor an open session", async () => {
    const from = "203.0.113.3";
    const account = await createAccount(site, await site.signIn(admin), { name: "Gitte" });
    const { email, password } = account;
    const session = await site.signIn(account);
    const { recoveryCodes } = await enableSecondFactor(site, session, password);
    const payload = { email, password, code: recoveryCodes[0], trust_device: true };
    const trusted = await site.send({ method: "POST", url: "/api/users/login", payload });
    const device = String([trusted.headers["set-cookie"]].flat().at(-1)).split(";", 1)[0] ?? "";
    assert.match(device, /^trusted-device=./);
    const loginThere = (as: string, secret: string) =>
      login(from, as, secret, site.app, { cookie: device });

    for (let i = 0; i < 5; i += 1) assert.equal((await login(from, email)).statusCode, 401);
    for (let i = 0; i < 5; i += 1)
      assert.equal((await login(from, `guest${i}@clinic.example`)).statusCode, 401);
    getWaitSeconds(await login(from, email, password));
    getWaitSeconds(await loginThere(admin.email, admin.password));
    assert.equal((await loginThere(email, password)).statusCode, 200);
    const confirmed = await site.send({
      ...{ method: "POST", url: "/api/staff/account/passkeys/options", cookie: session },
      ...{ remoteAddress: from, payload: { password } },
    });
    assert.equal(confirmed.statusCode, 200);

    for (let i = 0; i < 5; i += 1) assert.equal((await loginThere(email, "a")).statusCode, 401);
    const wait = getWaitSeconds(await loginThere(email, password));
    assert.ok(wait > 30 && wait <= 60, `${wait}`);
    await pass(minuteMs);
    assert.equal((await loginThere(email, password)).statusCode, 200);
  });

  it("There is no sign-up and no undocumented route to sign in", async () => {
    const names = ["sign-up/email", "sign-in/email", "get-session", "reset-password", "ok"];
    for (const url of names.flatMap((name) => [`/api/auth/${name}`, `/api/users/${name}`]))
      for (const method of ["GET", "POST"] as const) {
        const response = await site.send({ method, url, payload: { ...admin } });
        assert.equal(response.statusCode, 404, `${method} ${url}`);
      }
    for (const url of ["/__manifest?p=%2Fadmin", "/__manifest?version=1", "/__manifest.data"])
      assert.equal((await site.get(url)).statusCode, 404, url);
  });
});

describe("password hashes", () => {
  it("Password hashes use argon2id with at least OWASP's minimum cost and unique salts", async () => {
    const site = await openSite("sqlite", { hasFullPasswordCost: true });
    await createAccount(site, await site.signIn(admin), { name: "Ines" });
    const rows = await site.db.selectFrom("staff_account").select("password").execute();
    const hashes = rows.map(({ password }) => password ?? "");
    for (const hash of hashes)
      assert.match(hash, /^\$argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    assert.equal(new Set(hashes).size, 3);
    await site.close();
  });
});
