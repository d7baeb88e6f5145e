import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { findSecondFactorDueDate } from "#domain/staff/second-factor-requirement.server.ts";
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
} from "../../../tests/support/test-accounts.ts";

const path = "/api/staff/second-factor-requirement";
const { password } = admin;

describeOnEachDatabase("the second-factor requirement", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  const require = (isRequired: boolean, more: object = {}) =>
    site.put(path, { isRequired, password, ...more }, ada);

  const setDueDate = (value: string) =>
    site.db
      .updateTable("setting")
      .set({ value })
      .where("name", "=", "second_factor_required")
      .execute();

  it("Requiring a second factor takes a second factor and the own password", async () => {
    assert.equal((await require(true)).statusCode, 409);
    await enableSecondFactor(site, ada, password);
    const rejected = await require(true, { password: "not the one" });
    assert.deepEqual(Object.keys(rejected.json().errors), ["password"]);
    assert.equal((await site.get(path, ada)).json().data.isRequired, false);
  });

  it("Everyone has a week to set up a required second factor, and asking again gives no more", async () => {
    const ann = await createAccount(site, ada, { name: "Annika" });
    const cookie = await site.signIn(ann);
    assert.equal((await require(true)).statusCode, 200);
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
    const week = 7 * 24 * 60 * 60 * 1000;
    const due = Date.parse((await findSecondFactorDueDate(site.db)) ?? "");
    assert.ok(due > Date.now() + week - 60_000 && due <= Date.now() + week);
    for (const page of ["/admin", "/admin/account"])
      assert.match((await site.get(page, cookie)).body, /Everyone here needs a second factor from/);
    assert.match(
      (await site.get("/admin/account/staff", ada)).body,
      /No second factor: 7 days left/,
    );

    const soon = new Date(Date.now() + 60_000).toISOString();
    await setDueDate(soon);
    assert.equal((await require(true)).statusCode, 200);
    assert.equal(await findSecondFactorDueDate(site.db), soon);
    assert.match(
      (await site.get("/admin/account/staff", ada)).body,
      /No second factor: 1 day left/,
    );
    await setDueDate(new Date(Date.now() - 1).toISOString());
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 403);
    await setDueDate("true");
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 403);
    await require(false);
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
  });

  it("A second factor that is due blocks every route and page until it is set up", async () => {
    const ben = await createAccount(site, ada, { name: "Bento" });
    const cookie = await site.signIn(ben);
    const post = { title: "A draft", slug_url: "a-draft", category: 1, status: "draft" };
    const { blog_id } = (await site.post("/blog", post, ada)).json().data;
    const calls = [
      "/api/staff/messages",
      "/api/staff/users",
      "/api/staff/audit",
      "/api/staff/account/sessions",
    ];
    const pages = ["/admin", "/ADMIN/messages", "/admin/account/staff", "/admin/blogs/new"];
    assert.equal((await site.get(`/blog/${blog_id}`, cookie)).statusCode, 200);

    assert.equal((await require(true)).statusCode, 200);
    await setDueDate(new Date().toISOString());
    for (const call of calls) {
      const response = await site.get(call, cookie);
      assert.equal(response.statusCode, 403, call);
      assert.match(response.json().message, /second factor/);
      assert.equal((await site.get(call, ada)).statusCode, 200, call);
    }
    assert.equal((await site.post("/blog", { ...post, slug_url: "b" }, cookie)).statusCode, 403);
    assert.equal((await site.get(`/blog/${blog_id}`, cookie)).statusCode, 404);
    for (const page of pages) {
      const response = await site.get(page, cookie);
      assert.deepEqual(
        [response.statusCode, response.headers.location],
        [302, "/admin/account"],
        page,
      );
    }
    assert.match((await site.get("/admin.data", cookie)).body, /\/admin\/account/);
    const setUp = await site.get("/admin/account", cookie);
    assert.equal(setUp.statusCode, 200);
    assert.match(setUp.body, /Everyone here needs a second factor/);
    assert.equal((await site.post("/api/staff/account/stay", {}, cookie)).statusCode, 200);

    const { secret } = await enableSecondFactor(site, cookie, ben.password);
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
    assert.equal((await site.get("/admin", cookie)).statusCode, 200);
    const again = await site.post("/api/users/login", { ...ben, code: createTotpCode(secret, 1) });
    assert.equal(again.statusCode, 200);
  });

  it("The second factor can become optional again, and both changes are audited", async () => {
    const cookie = await site.signIn(await createAccount(site, ada, { name: "Cosima" }));
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 403);
    assert.equal((await require(false)).statusCode, 200);
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
    const { data } = (await site.get("/api/staff/audit", ada)).json();
    const actions = data.map(({ action }: { action: string }) => action);
    for (const action of ["second-factor-required", "second-factor-optional"])
      assert.ok(actions.includes(action), action);
  });
});
