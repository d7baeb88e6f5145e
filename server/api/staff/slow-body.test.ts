import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, it } from "node:test";
import { drawPicture } from "../../../tests/support/draw-picture.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount } from "../../../tests/support/test-accounts.ts";

describeOnEachDatabase("a request whose body arrives late", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  interface SlowRequest {
    method: "POST" | "PUT" | "DELETE";
    url: string;
    cookie: string;
    body: Uint8Array;
    type?: string;
    /** Once the server reads the body. */
    meanwhile: () => Promise<unknown>;
  }

  const sendSlowly = ({ body, type = "application/json", meanwhile, ...rest }: SlowRequest) => {
    async function* arrive() {
      yield body.subarray(0, -1);
      await meanwhile();
      yield body.subarray(-1);
    }
    const headers = { "content-type": type, "content-length": String(body.length) };
    return site.send({ ...rest, headers, payload: Readable.from(arrive()) });
  };
  const changeUser = async (id: string, change: object) => {
    const body = { ...change, password: admin.password };
    assert.equal((await site.put(`/api/staff/users/${id}`, body, ada)).statusCode, 200);
  };

  it("A disabled owner can neither enable themselves nor add another owner with it", async () => {
    const eve = await createAccount(site, ada, { name: "Evelina", role: "owner" });
    const newUser = { name: "Mallory", email: "mallory@northbloom.example", role: "owner" };
    const calls = [
      { method: "PUT", url: `/api/staff/users/${eve.id}`, fields: { isDisabled: false } },
      { method: "POST", url: "/api/staff/users", fields: newUser },
    ] as const;
    for (const { fields, ...call } of calls) {
      const cookie = await site.signIn(eve);
      const body = Buffer.from(JSON.stringify({ ...fields, password: eve.password }));
      const meanwhile = () => changeUser(eve.id, { isDisabled: true });
      assert.equal((await sendSlowly({ ...call, cookie, body, meanwhile })).statusCode, 401);
      await changeUser(eve.id, { isDisabled: false });
    }
    const { data } = (await site.get("/api/staff/users", ada)).json();
    assert.ok(!data.some(({ name }: { name: string }) => name === "Mallory"));
  });

  it("A role that was taken away meanwhile does not count", async () => {
    const noor = await createAccount(site, ada, { name: "Noor", role: "writer" });
    const cookie = await site.signIn(noor);
    const response = await sendSlowly({
      ...{ method: "PUT", url: "/api/staff/clinic/categories/order", cookie },
      body: Buffer.from('{"ids":[1]}'),
      meanwhile: () => changeUser(noor.id, { role: "desk" }),
    });
    assert.equal(response.statusCode, 403);
  });

  it("A picture of a session that has ended is not stored", async () => {
    const rui = await createAccount(site, ada, { name: "Ruixue", role: "writer" });
    const form = new FormData();
    const picture = await drawPicture(40, 30).png().toBuffer();
    form.append("image", new Blob([new Uint8Array(picture)]), "late.png");
    const encoded = new Response(form);
    const cookie = await site.signIn(rui);
    const response = await sendSlowly({
      ...{ method: "POST", url: "/api/upload", cookie },
      type: encoded.headers.get("content-type") ?? "",
      body: new Uint8Array(await encoded.arrayBuffer()),
      meanwhile: () => changeUser(rui.id, { isDisabled: true }),
    });
    assert.equal(response.statusCode, 401);
    assert.deepEqual(await site.db.selectFrom("image").selectAll().execute(), []);
  });
});
