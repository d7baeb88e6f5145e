import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, it } from "node:test";
import sharp from "sharp";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount } from "../../../tests/support/test-accounts.ts";

describeOnEachDatabase("removing an image everywhere", (engine) => {
  let site: Site;
  let cookie: string;
  let path: string;
  before(async () => {
    site = await openSite(engine);
    cookie = await site.signIn(admin);
    path = await upload();
  });
  after(() => site.close());

  async function upload(): Promise<string> {
    const background = { r: 200, g: 10, b: 30 };
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(bytes)]), "a.png");
    const sent = new Response(form);
    const response = await site.send({
      method: "POST",
      url: "/api/upload",
      cookie,
      headers: { "content-type": sent.headers.get("content-type") ?? "" },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    assert.equal(response.statusCode, 200, response.body);
    return response.body;
  }
  const url = () => `/api/staff/images/${path.slice(9, 41)}/remove`;
  const actions = async () =>
    (await site.db.selectFrom("audit_entry").select(["action", "target_name"]).execute()).filter(
      ({ action }) => action.startsWith("image-"),
    );

  it("Only staff can remove an image, and only with their own password", async () => {
    const body = { password: admin.password };
    assert.equal((await site.post(url(), body)).statusCode, 401);
    assert.equal((await site.get("/api/staff/images")).statusCode, 401);
    assert.equal((await site.post(url(), body, await site.signIn(helper))).statusCode, 403);
    assert.equal((await site.post(url(), {}, cookie)).statusCode, 400);
    assert.equal((await site.post(url(), { password: "not-mine-at-all" }, cookie)).statusCode, 400);
    assert.equal((await site.get(path)).statusCode, 200);
  });

  it("The activity log names an image by its file or its description", async () => {
    const readLog = async () =>
      (await site.get("/admin/account/log", cookie)).body.replaceAll("<!-- -->", "");
    assert.match(await readLog(), /uploaded the image “a\.png”/);
    const change = site.db.updateTable("image").where("hash", "=", path.slice(9, 41));
    await change.set({ alt: "A red square" }).execute();
    assert.match(await readLog(), /uploaded the image “A red square”/);
    assert.match(
      (await site.get("/admin/account/log.csv", cookie)).body,
      /uploaded the image “A red square”/,
    );
    await change.set({ alt: "" }).execute();
  });

  it("A removed image disappears from its URL and from cached pages, and the removal is audited", async () => {
    const post = {
      title: "A knee",
      slug_url: "a-knee",
      blog_image: path,
      blogs_content: [{ heading: "One", paragraph: `<p>Text</p><img src="${path}" alt="A knee">` }],
    };
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
    const asUnused = await site.post(url(), { password: admin.password, uses: 0 }, cookie);
    assert.equal(asUnused.statusCode, 409);
    assert.match(asUnused.json().message, /1 place uses it now\. Nothing was removed\./);
    const page = await site.get("/blogs/a-knee");
    assert.ok(page.body.includes(path.slice(9, 41)));
    assert.equal(
      (await site.get(path)).headers["cache-control"],
      "public, max-age=86400, immutable",
    );
    const [listed] = (await site.get("/api/staff/images", cookie)).json().data;
    assert.equal(listed.url, path);
    assert.equal(listed.posts[0].title, "A knee");

    assert.equal((await site.post(url(), { password: admin.password }, cookie)).statusCode, 200);
    for (const imagePath of [path, path.replace(".webp", "-480.avif")])
      assert.equal((await site.get(imagePath)).statusCode, 404);
    const after = await site.get("/blogs/a-knee");
    assert.equal(after.statusCode, 200);
    assert.ok(!after.body.includes(path.slice(9, 41)));
    assert.deepEqual(
      (await actions()).map((entry) => ({ ...entry })),
      [
        { action: "image-added", target_name: path },
        { action: "image-removed", target_name: path },
      ],
    );
    const again = await site.post(url(), { password: admin.password }, cookie);
    assert.equal(again.statusCode, 404);
  });

  it("A writer cannot remove an image from content that only owners change", async () => {
    const writer = await createAccount(site, cookie, { name: "Wanda", role: "writer" });
    const portrait = await upload();
    const { data } = (await site.get("/api/staff/clinic/providers", cookie)).json();
    const provider = `/api/staff/clinic/providers/${data[0].id}`;
    const picture = { ...data[0].picture, src: portrait };
    assert.equal((await site.put(provider, { picture }, cookie)).statusCode, 200);
    const { password } = writer;
    const writerCookie = await site.signIn(writer);
    const page = (await site.get("/admin/account/images", writerCookie)).body;
    assert.match(page, /Replacing or removing it everywhere would change/);
    assert.doesNotMatch(page, /(Replace|Remove) everywhere</);
    assert.match((await site.get("/admin/account/images", cookie)).body, /Remove everywhere</);
    const refused = await site.post(url(), { password }, writerCookie);
    assert.equal(refused.statusCode, 403);
    assert.match(
      refused.json().message,
      /^Nothing was changed: it is also shown in “Team”. This is for owners/,
    );
    assert.equal((await site.get(portrait)).statusCode, 200);
    assert.equal((await site.post(url(), { password: admin.password }, cookie)).statusCode, 200);
  });

  if (engine === "sqlite")
    it("A removed image is in none of the database's files", async () => {
      const picture = Buffer.from((await site.get(await upload())).rawPayload).subarray(-40);
      const { dataDir } = site.config;
      const files = readdirSync(dataDir).filter((file) => file.startsWith("site.sqlite"));
      const isStored = () =>
        files.some((file) => readFileSync(join(dataDir, file)).includes(picture));
      assert.ok(isStored());
      assert.equal((await site.post(url(), { password: admin.password }, cookie)).statusCode, 200);
      assert.ok(!isStored());
    });

  it("A removed image can be uploaded again", async () => {
    assert.equal(await upload(), path);
    assert.equal((await site.get(path)).statusCode, 200);
  });
});
