import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { clinic } from "#content/clinic.ts";
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

const path = "/api/staff/account/second-factor";

describeOnEachDatabase("the second factor", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  /** Each sign-in uses another network, so that only the limit of codes applies. */
  const login = ({ email, password }: TestAccount, code?: string) =>
    site.post("/api/users/login", { email, password, ...(code !== undefined && { code }) });

  async function addUser(name: string) {
    const account = await createAccount(site, ada, { name });
    return { account, cookie: await site.signIn(account) };
  }

  it("The second factor needs the password to start and a correct code to turn on", async () => {
    const { account, cookie } = await addUser("Annika");
    const { password } = account;
    const wrong = await site.post(path, { password: "not the one" }, cookie);
    assert.equal(wrong.statusCode, 400);
    assert.ok(wrong.json().errors.password);
    assert.equal((await site.post(`${path}/confirm`, { code: "123456" }, cookie)).statusCode, 400);

    const { data } = (await site.post(path, { password }, cookie)).json();
    const { secret, otpauth_uri, qr_code } = data;
    assert.ok(
      otpauth_uri.startsWith(`otpauth://totp/${encodeURIComponent(clinic.shortName)}`),
      otpauth_uri,
    );
    assert.match(qr_code.path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const [storedSecret] = await site.db.selectFrom("second_factor").selectAll().execute();
    assert.equal(JSON.stringify(storedSecret).includes(secret), false);
    const stale = await site.post(`${path}/confirm`, { code: createTotpCode(secret, -5) }, cookie);
    assert.ok(stale.json().errors.code);
    assert.equal((await login(account)).statusCode, 200);
    for (const url of [`${path}/off`, `${path}/recovery-codes`]) {
      const response = await site.post(url, { password, code: createTotpCode(secret) }, cookie);
      assert.equal(response.statusCode, 409);
    }
  });

  it("A correct password is followed by a code prompt, and a wrong one reveals nothing", async () => {
    const { account, cookie } = await addUser("Bashir");
    const elsewhere = await site.signIn(account);
    const { secret, usedCode } = await enableSecondFactor(site, cookie, account.password);
    assert.equal(
      (await site.get(path.replace("/second-factor", "/sessions"), elsewhere)).statusCode,
      401,
    );

    const withoutCode = await login(account);
    assert.equal(withoutCode.statusCode, 401);
    assert.ok(withoutCode.json().errors.code);
    assert.equal(withoutCode.headers["set-cookie"], undefined);
    const other = { ...account, password: "not the one" };
    const withoutUser = { ...other, email: "nobody@northbloom.example" };
    const refusals = [
      await login(other),
      await login(other, createTotpCode(secret, 1)),
      await login(withoutUser, createTotpCode(secret, 1)),
    ];
    for (const response of refusals) {
      assert.equal(response.statusCode, 401);
      assert.equal(response.body, refusals[0]?.body);
    }

    assert.equal((await login(account, usedCode)).statusCode, 401);
    const spaced = createTotpCode(secret, 1).replace(/^.../, "$& ");
    const signedIn = await login(account, spaced);
    assert.equal(signedIn.statusCode, 200);
    assert.ok(signedIn.headers["set-cookie"]);
    assert.equal((await login(account, spaced)).statusCode, 401);
  });

  it("A code works once, even in two concurrent sign-ins", async () => {
    const { account, cookie } = await addUser("Chitra");
    const { secret, recoveryCodes } = await enableSecondFactor(site, cookie, account.password);
    for (const code of [createTotpCode(secret, 1), recoveryCodes[0]]) {
      const responses = await Promise.all([login(account, code), login(account, code)]);
      assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 401]);
    }
  });

  it("A code in Persian digits is accepted", async () => {
    const { account, cookie } = await addUser("Parisa");
    const { secret } = await enableSecondFactor(site, cookie, account.password);
    const spacedCode = createTotpCode(secret, 1).replace(/\d/g, (digit) =>
      "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)),
    );
    assert.equal((await login(account, spacedCode)).statusCode, 200);
  });

  it("Each of the latest ten recovery codes works once", async () => {
    const { account, cookie } = await addUser("Dario");
    const { recoveryCodes } = await enableSecondFactor(site, cookie, account.password);
    assert.equal(new Set(recoveryCodes).size, 10);
    const stored = JSON.stringify(await site.db.selectFrom("recovery_code").selectAll().execute());
    assert.ok(recoveryCodes.every((code) => !stored.includes(code)));
    const [first = "", second = ""] = recoveryCodes;
    assert.equal((await login(account, first.toUpperCase().replaceAll("-", " "))).statusCode, 200);
    const repeated = await login(account, first);
    assert.equal(repeated.statusCode, 401);
    assert.match(repeated.json().errors.code, /another recovery code/);

    const { password } = account;
    const response = await site.post(`${path}/recovery-codes`, { password }, cookie);
    const [renewed] = response.json().data.recovery_codes;
    assert.equal((await login(account, second)).statusCode, 401);
    // As a note or a text program hands it on.
    const copied = ` \u200b${renewed.replaceAll("-", "–")}  `;
    assert.equal((await login(account, copied)).statusCode, 200);
  });

  it("Somebody with the password cannot guess codes from many networks", async () => {
    const { account, cookie } = await addUser("Elodie");
    const { secret } = await enableSecondFactor(site, cookie, account.password);
    for (let i = 0; i < 10; i += 1)
      assert.equal((await login(account, `00000${i}`)).statusCode, 401);
    const late = await login(account, createTotpCode(secret, 1));
    assert.equal(late.statusCode, 429);
    assert.ok(Number(late.headers["retry-after"]) > 0);
  });

  it("Turning the second factor off takes the password and a code", async () => {
    const { account, cookie } = await addUser("Farida");
    const { password } = account;
    const { secret } = await enableSecondFactor(site, cookie, password);
    assert.equal((await site.post(path, { password }, cookie)).statusCode, 409);
    const off = (body: object) => site.post(`${path}/off`, body, cookie);
    assert.ok(
      (await off({ password: "no", code: createTotpCode(secret, 1) })).json().errors.password,
    );
    assert.ok((await off({ password, code: "000000" })).json().errors.code);
    assert.equal((await login(account)).statusCode, 401);
    assert.equal((await off({ password, code: createTotpCode(secret, 1) })).statusCode, 200);
    assert.equal((await login(account)).statusCode, 200);
  });

  it("A trusted device needs no code until it is forgotten", async () => {
    const { account, cookie } = await addUser("Gitte");
    const { email, password } = account;
    const signIn = (body: object, cookies?: string) =>
      site.post("/api/users/login", { email, password, ...body }, cookies);
    const untrusted = await signIn({ trust_device: true });
    assert.doesNotMatch(String(untrusted.headers["set-cookie"]), /trusted-device/);
    const { recoveryCodes } = await enableSecondFactor(site, cookie, password);
    const [code = ""] = recoveryCodes;
    const refused = await signIn({ code: "000000", trust_device: true });
    assert.equal(refused.headers["set-cookie"], undefined);

    const trusted = await signIn({ code, trust_device: true });
    const [session = "", device = ""] = [trusted.headers["set-cookie"]]
      .flat()
      .map((line = "") => line.split(";", 1)[0] ?? "");
    assert.match(device, /^trusted-device=[\w-]{43}$/);
    assert.equal((await signIn({ password: "not the one" }, device)).statusCode, 401);
    const { account: other, cookie: otherCookie } = await addUser("Hedda");
    await enableSecondFactor(site, otherCookie, other.password);
    const { email: otherEmail } = other;
    assert.equal((await signIn({ email: otherEmail }, device)).statusCode, 401);
    const again = await signIn({}, device);
    assert.equal(again.statusCode, 200);
    assert.equal((await signIn({})).statusCode, 401);

    const url = "/api/staff/account/trusted-devices";
    const [newSession = ""] = String(again.headers["set-cookie"]).split(";", 1);
    const listed = (await site.get(url, `${newSession}; ${device}`)).json().data;
    assert.equal(listed.length, 1);
    assert.equal(listed[0].isCurrent, true);
    assert.equal((await site.remove(`${url}/${listed[0].id}`, otherCookie)).statusCode, 404);
    assert.equal((await signIn({}, device)).statusCode, 200);
    assert.equal((await site.remove(`${url}/${listed[0].id}`, session)).statusCode, 200);
    assert.equal((await signIn({}, device)).statusCode, 401);
  });
});
