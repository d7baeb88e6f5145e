import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount, enableSecondFactor } from "../../../tests/support/test-accounts.ts";

const { password } = admin;

describeOnEachDatabase("the account notices on the dashboard", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  async function addUser(name: string) {
    const account = await createAccount(site, ada, { name });
    await site.db.deleteFrom("staff_notice").execute();
    return account;
  }
  const dashboard = async (cookie: string) => (await site.get("/admin", cookie)).body;

  it("The dashboard shows the number of failed sign-ins until the notice is dismissed", async () => {
    const dana = await addUser("Dana");
    for (let n = 0; n < 3; n += 1)
      await site.post("/api/users/login", { ...dana, password: "not the one" });
    const cookie = await site.signIn(dana);
    const getNotices = /There were 3 failed attempts to sign in as you since your last visit/;
    assert.match(await dashboard(cookie), getNotices);
    const later = await site.signIn(dana);
    assert.match(await dashboard(later), getNotices);
    assert.equal((await site.remove("/api/staff/account/notices", later)).statusCode, 200);
    assert.doesNotMatch(await dashboard(later), /failed attempts/);
    assert.doesNotMatch(await dashboard(await site.signIn(dana)), /failed attempts/);
  });

  it("The dashboard shows that the password changed or that an admin turned the second factor off", async () => {
    const edda = await addUser("Edda");
    const cookie = await site.signIn(edda);
    const body = { current_password: edda.password, new_password: "seven odd boats" };
    const changed = await site.put("/api/staff/account/password", body, cookie);
    assert.equal(changed.statusCode, 200);
    const renewed = [changed.headers["set-cookie"]].flat().join().split(";", 1)[0] ?? "";
    assert.doesNotMatch(await dashboard(renewed), /Your password was changed/);
    await enableSecondFactor(site, renewed, "seven odd boats");
    const url = `/api/staff/users/${edda.id}/second-factor/off`;
    assert.equal((await site.post(url, { password }, ada)).statusCode, 200);
    const later = await dashboard(await site.signIn({ ...edda, password: "seven odd boats" }));
    assert.match(later, /Your password was changed/);
    assert.match(later, /Your second factor was switched off.*by Ada/);
  });
});
