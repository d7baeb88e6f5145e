import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { addAccount, tokenOf } from "../../../tests/support/accounts.ts";
import { admin, openSite, type Site } from "../../../tests/support/site.ts";

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
    const reply = await site.put("/api/staff/account/password", body, ada);
    assert.equal(reply.statusCode, 400, new_password);
    assert.ok(reply.json().errors.new_password);
  }
});

it("A leaked password is rejected when users choose one with a one-time link", async () => {
  const { id } = await addAccount(site, ada, { name: "Noor" });
  const { password } = admin;
  const { link } = (await site.post(`/api/staff/users/${id}/link`, { password }, ada)).json();
  for (const new_password of leaked) {
    const body = { token: tokenOf(link), new_password };
    const reply = await site.post("/api/users/new-password", body);
    assert.equal(reply.statusCode, 400, new_password);
    assert.ok(reply.json().errors.new_password);
  }
});
