import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import {
  createAccount,
  createTotpCode,
  enableSecondFactor,
  type TestAccount,
} from "../../../tests/support/test-accounts.ts";

describeOnEachDatabase("a sign-in with a second factor", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  async function addUser(name: string) {
    const account = await createAccount(site, ada, { name });
    const cookie = await site.signIn(account);
    return { account, ...(await enableSecondFactor(site, cookie, account.password)) };
  }
  const from =
    (remoteAddress: string) =>
    ({ email, password }: TestAccount, code?: string) =>
      site.send({
        method: "POST",
        url: "/api/users/login",
        remoteAddress,
        payload: { email, password, ...(code !== undefined && { code }) },
      });

  it("A sign-in succeeds after four wrong passwords, and a missing code is not counted", async () => {
    const login = from("203.0.113.11");
    const { account, secret } = await addUser("Rosa");
    const wrong = { ...account, password: "not the one" };
    for (let n = 0; n < 4; n += 1) assert.equal((await login(wrong)).statusCode, 401);
    const codePrompt = await login(account);
    assert.equal(codePrompt.statusCode, 401);
    assert.ok(codePrompt.json().errors.code);
    assert.equal((await login(account, createTotpCode(secret, 1))).statusCode, 200);
  });

  it("A sign-in succeeds after three wrong codes and two reloads of the page", async () => {
    const login = from("203.0.113.12");
    const { account, secret } = await addUser("Tomas");
    for (const codes of [["111111", "222222", "333333"], ["444444"]]) {
      assert.ok((await login(account)).json().errors.code);
      for (const code of codes) assert.equal((await login(account, code)).statusCode, 401);
    }
    assert.ok((await login(account)).json().errors.code);
    assert.equal((await login(account, createTotpCode(secret, 1))).statusCode, 200);
  });

  it("One IP is limited to ten attempts a minute even with the correct password", async () => {
    const login = from("203.0.113.13");
    const { account } = await addUser("Ulla");
    for (let n = 0; n < 10; n += 1) assert.equal((await login(account)).statusCode, 401);
    assert.equal((await login(account)).statusCode, 429);
  });

  it("A recovery code works while somebody else enters wrong codes", async () => {
    const { account, secret, recoveryCodes } = await addUser("Vera");
    const [recovery = ""] = recoveryCodes;
    assert.match(recovery, /^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    for (let n = 0; n < 10; n += 1) {
      assert.equal((await from("203.0.113.14")(account, `00000${n}`)).statusCode, 401);
      assert.equal((await from("203.0.113.15")(account, `wrong ${n}`)).statusCode, 401);
    }
    assert.equal((await from("203.0.113.16")(account, createTotpCode(secret, 1))).statusCode, 429);
    assert.equal((await from("203.0.113.16")(account, recovery)).statusCode, 200);
  });

  it("The audit log records missing codes and throttled sign-ins", async () => {
    const login = from("203.0.113.17");
    const { account } = await addUser("Wim");
    const wrong = { ...account, password: "not the one" };
    assert.equal((await login(account)).statusCode, 401);
    for (let n = 0; n < 5; n += 1) assert.equal((await login(wrong)).statusCode, 401);
    for (let n = 0; n < 2; n += 1) assert.equal((await login(account)).statusCode, 429);
    const { data } = (await site.get("/api/staff/audit", ada)).json();
    const lines = (data as Record<string, string>[])
      .filter(({ user_name, network }) => user_name === "Wim" && network === "203.0.113.17")
      .map(({ action, times }) => `${action} ${times}`);
    assert.deepEqual(lines, ["sign-in-throttled 2", "sign-in-failed 5", "code-missing 1"]);
  });
});
