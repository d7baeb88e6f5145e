import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { accountPassword, createAccount } from "../../../tests/support/test-accounts.ts";

const path = "/api/staff/account";
const inbox = "/api/staff/messages";

describeOnEachDatabase("one's own account", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  const isOpen = async (cookie: string) => (await site.get(inbox, cookie)).statusCode === 200;
  const change = (body: object, cookie: string) => site.put(`${path}/password`, body, cookie);

  it("The password stays if the current one is wrong or the new one is rejected", async () => {
    const sam = await createAccount(site, ada, { name: "Samira" });
    const cookie = await site.signIn(sam);
    const rejected: [body: object, field: string][] = [
      [{}, "current_password"],
      [{ current_password: "not the one", new_password: "seven odd boats" }, "current_password"],
      [{ current_password: sam.password, new_password: "short" }, "new_password"],
      [{ current_password: sam.password, new_password: "samira-at-work" }, "new_password"],
      [{ current_password: sam.password, new_password: "seven odd boats!!" }, "new_password"],
      [{ current_password: sam.password, new_password: sam.password }, "new_password"],
    ];
    for (const [body, field] of rejected) {
      const response = await change(body, cookie);
      assert.equal(response.statusCode, 400);
      assert.ok(response.json().errors[field], JSON.stringify(body));
      assert.equal(response.headers["set-cookie"]?.includes("session=;") ?? false, false);
    }
    assert.ok(await isOpen(cookie));
    assert.notEqual(await site.signIn(sam), "");
  });

  it("Users can change their own name, which is audited and never empty", async () => {
    const noor = await createAccount(site, ada, { name: "Nora" });
    const cookie = await site.signIn(noor);
    for (const name of [undefined, "", "  ", "n".repeat(61), 7])
      assert.equal((await site.put(`${path}/name`, { name }, cookie)).statusCode, 400);
    for (const _rest of [1, 2])
      assert.equal((await site.put(`${path}/name`, { name: " Noor " }, cookie)).statusCode, 200);
    const { data } = (await site.get("/api/staff/users", ada)).json();
    assert.ok(data.some((user: { name: string }) => user.name === "Noor"));
    const log = (await site.get("/api/staff/audit", ada)).json().data;
    const notices = log.filter((entry: { action: string }) => entry.action === "name-changed");
    assert.equal(notices.length, 1);
  });

  it("A new password replaces the session id and ends all other sessions", async () => {
    const tom = await createAccount(site, ada, { name: "Tomas" });
    const [currentSession, otherSession] = [await site.signIn(tom), await site.signIn(tom)];
    const new_password = "seven odd boats";
    const response = await change({ current_password: tom.password, new_password }, currentSession);
    assert.equal(response.statusCode, 200);
    const renewed = getCookie(response);
    assert.notEqual(renewed, currentSession);
    assert.deepEqual(await Promise.all([currentSession, otherSession, renewed].map(isOpen)), [
      false,
      false,
      true,
    ]);
    assert.equal(await site.signIn(tom), "");
    assert.notEqual(await site.signIn({ ...tom, password: new_password }), "");
  });

  it("Of two sessions that change the password at once, only one does", async () => {
    const pia = await createAccount(site, ada, { name: "Pia" });
    const cookies = [await site.signIn(pia), await site.signIn(pia)];
    const passwords = ["seven odd boats", "eleven odd boats"];
    const responses = await Promise.all(
      cookies.map((cookie, i) =>
        change({ current_password: pia.password, new_password: passwords[i] }, cookie),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    assert.equal(statuses.filter((status) => status === 200).length, 1, String(statuses));
    const password = passwords[statuses.indexOf(200)] ?? "";
    assert.notEqual(await site.signIn({ ...pia, password }), "");
  });

  it("The password confirmation in an open session is rate-limited", async () => {
    const una = await createAccount(site, ada, { name: "Unaisa" });
    const cookie = await site.signIn(una);
    const guess = () =>
      site.send({
        method: "PUT",
        url: `${path}/password`,
        remoteAddress: "198.51.100.1",
        cookie,
        payload: { current_password: "not the one", new_password: "seven odd boats" },
      });
    for (let i = 0; i < 5; i += 1) assert.equal((await guess()).statusCode, 400);
    const sixth = await guess();
    assert.equal(sixth.statusCode, 429);
    assert.ok(Number(sixth.headers["retry-after"]) > 0);
  });

  it("The account page lists sessions by device and network and can end them", async () => {
    const vera = await createAccount(site, ada, { name: "Verana" });
    const currentSession = await site.signIn(vera);
    const phone = await signInFrom(vera, "2001:db8:1:2:3:4:5:6", iPhone);
    const third = await site.signIn(vera);
    const sessions = (await site.get(`${path}/sessions`, currentSession)).json().data;
    assert.equal(sessions.length, 3);
    assert.equal(JSON.stringify(sessions).includes("Mozilla"), false);
    const ownSessions = sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    assert.equal(ownSessions.length, 1);
    const ownEntry = sessions.find(
      ({ device }: { device: string }) => device === "Safari on iPhone",
    );
    assert.equal(ownEntry.network, "2001:db8:1:2::/64");

    assert.equal((await site.remove(`${path}/sessions/no-such`, currentSession)).statusCode, 404);
    assert.equal((await site.remove(`${path}/sessions/${ownEntry.id}`, ada)).statusCode, 404);
    assert.ok(await isOpen(phone));
    assert.equal(
      (await site.remove(`${path}/sessions/${ownEntry.id}`, currentSession)).statusCode,
      200,
    );
    assert.deepEqual(await Promise.all([phone, third].map(isOpen)), [false, true]);
    assert.equal((await site.remove(`${path}/sessions`, currentSession)).statusCode, 200);
    assert.deepEqual(await Promise.all([third, currentSession].map(isOpen)), [false, true]);
  });

  it("Reading the remaining session time does not extend the session", async () => {
    const wim = await createAccount(site, ada, { name: "Wimala" });
    const cookie = await site.signIn(wim);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const setEnd = (column: "expiresAt" | "createdAt", timestamp: string) =>
      site.db
        .updateTable("staff_session")
        .set(column, timestamp)
        .where("userId", "=", wim.id)
        .execute();
    const left = async () =>
      (await site.get("/api/users/session", cookie)).json().data.secondsLeft as number;

    assert.equal((await site.get("/api/users/session")).json().data.secondsLeft, 0);
    await setEnd("expiresAt", inMinutes(4));
    for (const seconds of [await left(), await left()]) assert.ok(seconds > 200 && seconds <= 240);
    const stayed = await site.post(`${path}/stay`, {}, cookie);
    assert.ok(stayed.json().data.secondsLeft > 29 * 60);
    assert.ok((await left()) > 29 * 60);

    await setEnd("createdAt", inMinutes(-12 * 60 + 3));
    assert.ok((await site.post(`${path}/stay`, {}, cookie)).json().data.secondsLeft <= 180);
    await setEnd("createdAt", inMinutes(-12 * 60 - 1));
    assert.equal(await left(), 0);
    assert.equal(await isOpen(cookie), false);
  });

  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";

  async function signInFrom({ email }: { email: string }, remoteAddress: string, agent: string) {
    const response = await site.send({
      method: "POST",
      url: "/api/users/login",
      remoteAddress,
      headers: { "user-agent": agent },
      payload: { email, password: accountPassword },
    });
    return getCookie(response);
  }
});

function getCookie({ headers }: { headers: { "set-cookie"?: string | string[] | undefined } }) {
  const cookies = [headers["set-cookie"] ?? []].flat().map((line) => line.split(";", 1)[0] ?? "");
  return cookies.findLast((cookie) => !cookie.endsWith("=")) ?? "";
}
