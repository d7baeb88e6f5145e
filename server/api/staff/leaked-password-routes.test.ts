import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { admin, openSite, type Site } from "../../../tests/support/open-site.ts";
import { createAccount, getLinkToken } from "../../../tests/support/test-accounts.ts";

let site: Site;
let ada: string;
before(async () => {
  site = await openSite();
  ada = await site.signIn(admin);
});
after(() => site.close());

const leaked = ["iloveyou1234", "michaeljordan", "Summer2026!!"];

it("A leaked password is rejected when users change their own", async () => {
  for (const new_password of leaked) {
    const body = { current_password: admin.password, new_password };
    const response = await site.put("/api/staff/account/password", body, ada);
    assert.equal(response.statusCode, 400, new_password);
    assert.ok(response.json().errors.new_password);
  }
});

it("A leaked password is rejected when users choose one with a one-time link", async () => {
  const { id } = await createAccount(site, ada, { name: "Noor" });
  const { password } = admin;
  const { link } = (await site.post(`/api/staff/users/${id}/link`, { password }, ada)).json();
  for (const new_password of leaked) {
    const body = { token: getLinkToken(link), new_password };
    const response = await site.post("/api/users/new-password", body);
    assert.equal(response.statusCode, 400, new_password);
    assert.ok(response.json().errors.new_password);
  }
});
