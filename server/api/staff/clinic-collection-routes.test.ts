import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount } from "../../../tests/support/test-accounts.ts";

const url = "/api/staff/clinic/services";

describeOnEachDatabase("a collection with a fixed number of entries", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  const callBoth = async (cookie?: string, id: number | string = 1) => [
    await site.post(url, { menuName: "Another one" }, cookie),
    await site.remove(`${url}/${id}`, cookie),
  ];
  const listServices = async () => (await site.get(url, ada)).json().data;

  it("Adding and deleting a service is refused without a session and to the front desk", async () => {
    const desk = await createAccount(site, ada, { name: "Desk", role: "desk" });
    const deskCookie = await site.signIn(desk);
    for (const response of [...(await callBoth()), ...(await callBoth("session=forged.forged"))]) {
      assert.equal(response.statusCode, 401, response.body);
      assert.equal(response.json().message, "Please sign in.");
    }
    for (const response of await callBoth(deskCookie)) {
      assert.equal(response.statusCode, 403, response.body);
      assert.match(response.json().message, /^This is for owners and /);
    }
  });

  it("Owners and writers learn that services are fixed and how to hide one", async () => {
    const stored = await listServices();
    const writer = await createAccount(site, ada, { name: "Writer", role: "writer" });
    const writerCookie = await site.signIn(writer);
    const message =
      "The number of services is fixed: none can be added or deleted. You can hide a service instead: turn off “Shown on the site”.";
    for (const response of [
      ...(await callBoth(ada)),
      ...(await callBoth(ada, 999_999)),
      ...(await callBoth(writerCookie, "x")),
    ]) {
      assert.equal(response.statusCode, 409, response.body);
      assert.deepEqual(response.json(), { status: "fail", message, error: message });
    }
    assert.deepEqual(await listServices(), stored);
  });

  it("A service is hidden as the refusal advises", async () => {
    const [{ id }] = await listServices();
    const hidden = await site.put(`${url}/${id}`, { isListed: false }, ada);
    assert.equal(hidden.statusCode, 200, hidden.body);
    assert.equal(hidden.json().data.isListed, false);
  });
});
