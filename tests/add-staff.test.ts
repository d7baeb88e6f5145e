import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { promisify } from "node:util";
import { findFreePort } from "./support/find-free-port.ts";
import { admin, describeOnEachDatabase, helper, openSite, type Site } from "./support/open-site.ts";
import { createAccount, enableSecondFactor, getLinkToken } from "./support/test-accounts.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "../scripts/add-staff.ts");

describeOnEachDatabase("npm run add-staff", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const addStaff = (...options: string[]) => {
    const { dataDir, databaseUrl } = site.config;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" };
    return run(process.execPath, [script, ...options], { env });
  };
  async function choosePassword(output: string, new_password: string) {
    const link = output.split("\n").find((line) => line.startsWith("http")) ?? "";
    return site.post("/api/users/new-password", { token: getLinkToken(link), new_password });
  }

  it("npm run add-staff explains its options and changes nothing without a valid email", async () => {
    for (const options of [[], ["--email", "no email"], ["--what"]])
      await assert.rejects(addStaff(...options), ({ code, stderr }) => {
        assert.match(stderr, /npm run add-staff -- --email/);
        return code === 1;
      });
    assert.notEqual(await site.signIn(admin), "");
  });

  it("npm run add-staff names DATABASE_URL if its server is away", async () => {
    const DATABASE_URL = `postgres://clinic:secret@localhost:${await findFreePort()}/clinic`;
    const env = { ...process.env, DATABASE_URL };
    await assert.rejects(run(process.execPath, [script, "--email", admin.email], { env }), {
      stderr:
        /^Failed: connect ECONNREFUSED [^ ]+\. Is DATABASE_URL right, and does its server run\?\n$/,
    });
  });

  // Opening creates a database on SQLite only.
  if (engine === "sqlite")
    it("npm run add-staff creates no database in a mistyped data folder", async () => {
      const dataDir = join(site.config.dataDir, "mistyped");
      const env = { ...process.env, DATA_DIR: dataDir };
      await assert.rejects(run(process.execPath, [script, "--email", admin.email], { env }));
      assert.equal(existsSync(dataDir), false);
    });

  it("npm run add-staff shuts out whoever knows the password or has a session or trusted device", async () => {
    const { email, password } = await createAccount(site, await site.signIn(admin), {
      name: "Tova",
    });
    const session = await site.signIn({ email, password });
    const { recoveryCodes } = await enableSecondFactor(site, session, password);
    const sign = (body: object) => site.post("/api/users/login", { email, password, ...body });
    assert.equal((await sign({ code: recoveryCodes[0], trust_device: true })).statusCode, 200);
    const { stdout } = await addStaff("--email", email);
    assert.equal((await site.get("/api/staff/account/sessions", session)).statusCode, 401);
    assert.equal((await sign({})).statusCode, 401);
    const devices = await site.db.selectFrom("trusted_device").select("device_id").execute();
    assert.deepEqual(devices, []);
    assert.equal((await choosePassword(stdout, "nine red kites!")).statusCode, 200);
    assert.equal((await sign({ password: "nine red kites!" })).statusCode, 200);
  });

  it("npm run add-staff lets the only admin back in after a lost password and phone", async () => {
    const cookie = await site.signIn(admin);
    await enableSecondFactor(site, cookie, admin.password);
    assert.equal(await site.signIn(admin), "");
    const { stdout } = await addStaff("--email", admin.email);
    assert.match(stdout, /SITE_URL is not set\. If the address of the site is not http:/);
    assert.equal((await choosePassword(stdout, "seven odd boats")).statusCode, 200);
    const signedInAgain = await site.signIn({ ...admin, password: "seven odd boats" });
    const { data } = (await site.get("/api/staff/audit", signedInAgain)).json();
    const actions = data.map(
      ({ user_name, action }: Record<string, string>) => `${user_name} ${action}`,
    );
    assert.ok(actions.includes("The server’s operator user-second-factor-disabled"));
  });

  it("npm run add-staff adds an owner, or makes an existing user one", async () => {
    const added = await addStaff("--email", "new@northbloom.example", "--name", "Nel", "--owner");
    await choosePassword(added.stdout, "seven odd boats");
    const promoted = await addStaff("--email", helper.email, "--owner");
    await choosePassword(promoted.stdout, "nine red kites!");
    for (const user of [
      { email: "new@northbloom.example", password: "seven odd boats" },
      { email: helper.email, password: "nine red kites!" },
    ]) {
      const cookie = await site.signIn(user);
      assert.equal((await site.get("/api/staff/users", cookie)).statusCode, 200);
    }
  });
});
