import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { firstAddedId } from "#domain/clinic/define-content.ts";
import { replies } from "#domain/clinic/replies-definition.ts";
import { purgeTrash } from "#domain/records/trash.server.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount } from "../../../tests/support/test-accounts.ts";

describeOnEachDatabase("the trash", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const restore = (item: string) => site.post(`/api/staff/trash/${item}/restore`, {}, cookie);
  const trash = async () => (await site.get("/api/staff/trash", cookie)).json().data;
  const createPost = async (slug_url: string, more: object = {}) =>
    (await site.post("/blog", { title: `About ${slug_url}`, slug_url, ...more }, cookie)).json()
      .data;

  it("Only an item in the trash can be restored", async () => {
    for (const item of ["post/1", "post/999999", "location/1", "post/99999999999"]) {
      assert.equal((await restore(item)).statusCode, 404, item);
      assert.equal((await site.remove(`/api/staff/trash/${item}`, cookie)).statusCode, 404, item);
    }
    assert.equal((await restore("message/1")).statusCode, 400);
  });

  it("A trashed post leaves the site and every list and frees its slug", async () => {
    const { blog_id } = await createPost("gone");
    const response = await site.remove(`/blog/${blog_id}`, cookie);
    assert.deepEqual(response.json(), {
      status: "success",
      message: "“About gone” is in the trash.",
    });
    assert.equal((await site.remove(`/blog/${blog_id}`, cookie)).statusCode, 404);
    assert.equal((await site.get(`/blog/${blog_id}`, cookie)).statusCode, 404);
    assert.equal((await site.get("/blogs/gone")).statusCode, 404);
    assert.ok(!(await site.get("/blogs")).body.includes("About gone"));
    const [latest] = await trash();
    assert.equal(latest.title, "About gone");
    assert.equal(latest.deleted_by, admin.name);
    const again = await createPost("gone");
    assert.notEqual(again.blog_id, blog_id);
  });

  it("The trash and the saved versions tell a person from a namesake by the email address", async () => {
    const { id } = await createAccount(site, cookie, { name: "Namesake" });
    const setName = (name: string) =>
      site.db.updateTable("staff_user").set({ name }).where("id", "=", id).execute();
    await setName(admin.name);
    const label = `${admin.name} (${admin.email})`;
    const { blog_id } = await createPost("namesakes");
    const versions = await site.get(`/api/staff/versions/post/${blog_id}`, cookie);
    assert.equal(versions.json().data[0].saved_by, label);
    await site.remove(`/blog/${blog_id}`, cookie);
    assert.equal((await trash())[0].deleted_by, label);
    const form = { name: "Ana", email: "ana@northbloom.example", message: "Hello" };
    for (let i = 0; i < 2; i += 1)
      await site.post("/send-quote", { ...form, phone: `416555010${i}` });
    const messages = await site.db.selectFrom("message").select("message_id").execute();
    const [first = 0, second = 0] = messages.map(({ message_id }) => message_id);
    await site.remove(`/api/staff/messages/${first}`, cookie);
    await site.put("/api/staff/messages", { ids: [second], action: "trash" }, cookie);
    const trashed = await site.db.selectFrom("message_trash").select("deleted_by").execute();
    assert.deepEqual(
      trashed.map(({ deleted_by }) => deleted_by),
      [label, label],
    );
    await setName("Namesake");
  });

  it("A restored item is told with its public address, and without one if it has none", async () => {
    const draft = await createPost("", { status: "draft" });
    await site.remove(`/blog/${draft.blog_id}`, cookie);
    const asDraft = "Restored as a draft.";
    assert.equal((await restore(`post/${draft.blog_id}`)).json().message, asDraft);
    const page = { main_heading: "Unfinished", status: "draft" };
    const created = await site.post("/api/locationpages/create", page, cookie);
    const { location_id } = created.json().data;
    await site.remove(`/api/locationpages/${location_id}`, cookie);
    const restored = await restore(`location/${location_id}`);
    assert.equal(restored.json().message, asDraft);
    for (const [slug, texts, message] of [
      ["unfinished", { status: "draft" }, asDraft],
      ["scheduled", { published_date: "2999-01-01" }, "Restored."],
    ] as const) {
      const hidden = await createPost(slug, texts);
      await site.remove(`/blog/${hidden.blog_id}`, cookie);
      assert.equal((await restore(`post/${hidden.blog_id}`)).json().message, message);
    }
    const path = "/api/staff/clinic/gallery";
    const [picture] = (await site.get(path, cookie)).json().data;
    await site.remove(`${path}/${picture.id}`, cookie);
    assert.equal((await restore(`gallery/${picture.id}`)).json().message, "Restored.");
    const { blog_id } = await createPost("told");
    await site.remove(`/blog/${blog_id}`, cookie);
    const response = await restore(`post/${blog_id}`);
    assert.equal(response.json().message, "Restored. It is at /blogs/told.");
  });

  it("An entry stays in the trash if its list is full, and the answer says why", async () => {
    const path = `/api/staff/clinic/${replies.kind}`;
    const [{ id }] = (await site.get(path, cookie)).json().data;
    await site.remove(`${path}/${id}`, cookie);
    const { defaults, maxEntries } = replies;
    const added = Array.from({ length: maxEntries - defaults.length + 1 }, (_, i) => ({
      kind: replies.kind,
      entry_id: firstAddedId + i,
      item: "{}",
      updated_at: "2026-01-01",
      updated_by: "Ada",
    }));
    await site.db.insertInto("clinic_entry").values(added).execute();
    const refused = await restore(`${replies.kind}/${id}`);
    assert.equal(refused.statusCode, 400);
    assert.equal(refused.json().message, `There can be no more than ${maxEntries} entries.`);
    assert.equal((await trash())[0].item_id, id);
    await site.db.deleteFrom("clinic_entry").where("entry_id", ">=", firstAddedId).execute();
    assert.equal((await restore(`${replies.kind}/${id}`)).statusCode, 200);
  });

  it("A restored post is unchanged and has its slug", async () => {
    const before = await createPost("back", {
      category: 3,
      published_date: "2026-01-01",
      blogs_content: [{ heading: "h", paragraph: "<p>p</p>" }],
    });
    await site.remove(`/blog/${before.blog_id}`, cookie);
    const response = await restore(`post/${before.blog_id}`);
    assert.deepEqual(response.json().data, { path: "/blogs/back" });
    const { updated_at: _, ...after } = (await site.get(`/blog/${before.blog_id}`)).json().data;
    const { updated_at: __, ...expected } = before;
    assert.deepEqual(after, expected);
    assert.equal((await restore(`post/${before.blog_id}`)).statusCode, 404);
  });

  it("A restored post gets another slug if its own is taken", async () => {
    const { blog_id } = await createPost("wanted");
    await site.remove(`/blog/${blog_id}`, cookie);
    await createPost("wanted");
    assert.equal((await restore(`post/${blog_id}`)).json().data.path, "/blogs/wanted-2");
    assert.equal((await site.get("/blogs/wanted-2")).statusCode, 200);
  });

  it("A restored post keeps its redirects", async () => {
    const { blog_id } = await createPost("earlier");
    await site.put(`/blog/${blog_id}`, { slug_url: "later" }, cookie);
    await site.remove(`/blog/${blog_id}`, cookie);
    assert.equal((await site.get("/blogs/earlier")).statusCode, 404);
    await restore(`post/${blog_id}`);
    assert.equal((await site.get("/blogs/earlier")).headers.location, "/blogs/later");
  });

  it("Location pages can be trashed and restored too", async () => {
    const [page] = (await site.get("/api/locationpages")).json().data;
    await site.remove(`/api/locationpages/${page.location_id}`, cookie);
    assert.equal((await site.get(`/location/${page.slug}`)).statusCode, 404);
    const response = await restore(`location/${page.location_id}`);
    assert.equal(response.json().data.path, `/location/${page.slug}`);
    assert.equal((await site.get(`/location/${page.slug}`)).statusCode, 200);
  });

  const changeSeveral = (kind: string, ids: number[], action: string, by = cookie) =>
    site.put(`/api/staff/trash/${kind}/several`, { ids, action }, by);
  const listTrashedIds = async () =>
    (await trash()).map(({ item_id }: { item_id: number }) => item_id);

  it("Several posts go to the trash and back together, each with an entry in the log", async () => {
    const [one, two] = [await createPost("several-one"), await createPost("several-two")];
    const ids = [two.blog_id, one.blog_id, two.blog_id];
    const removed = await changeSeveral("post", ids, "trash");
    assert.equal(removed.json().message, "2 posts moved to the trash.");
    for (const slug of ["several-one", "several-two"])
      assert.equal((await site.get(`/blogs/${slug}`)).statusCode, 404, slug);
    const restored = await changeSeveral("post", ids, "restore");
    assert.equal(restored.json().message, "2 posts restored.");
    for (const slug of ["several-one", "several-two"])
      assert.equal((await site.get(`/blogs/${slug}`)).statusCode, 200, slug);
    const log = await site.db
      .selectFrom("audit_entry")
      .select("action")
      .where("target_id", "in", [String(one.blog_id), String(two.blog_id)])
      .where("action", "in", ["post-trashed", "post-restored"])
      .execute();
    assert.equal(log.length, 4);
  });

  it("No post changes if one of several is no longer there", async () => {
    const { blog_id } = await createPost("several-stay");
    const refused = await changeSeveral("post", [blog_id, 999_999], "trash");
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /^Nothing was changed: 1 post has been deleted by/);
    assert.equal((await site.get("/blogs/several-stay")).statusCode, 200);
    assert.ok(!(await listTrashedIds()).includes(blog_id));
    assert.equal((await changeSeveral("post", [blog_id], "restore")).statusCode, 409);
    assert.equal((await changeSeveral("post", [], "trash")).statusCode, 400);
    assert.equal((await changeSeveral("services", [1], "trash")).statusCode, 400);
  });

  it("Several location pages go to the trash and back together", async () => {
    const { data } = (await site.get("/api/locationpages")).json();
    const ids = data.slice(0, 2).map((page: { location_id: number }) => page.location_id);
    const removed = await changeSeveral("location", ids, "trash");
    assert.equal(removed.json().message, "2 location pages moved to the trash.");
    assert.equal((await site.get(`/location/${data[0].slug}`)).statusCode, 404);
    await changeSeveral("location", ids, "restore");
    assert.equal((await site.get(`/location/${data[0].slug}`)).statusCode, 200);
  });

  it("Permanently deleted items and items older than 30 days are gone", async () => {
    const [now, old, young] = await Promise.all(
      ["now", "old", "young"].map((trashedItem) => createPost(trashedItem)),
    );
    for (const { blog_id } of [now, old, young]) {
      await site.put(`/blog/${blog_id}`, { slug_url: `moved ${blog_id}` }, cookie);
      await site.remove(`/blog/${blog_id}`, cookie);
    }
    await site.remove(`/api/staff/trash/post/${now.blog_id}`, cookie);
    await age(old.blog_id, 31);
    await age(young.blog_id, 29);
    assert.equal(await purgeTrash(site.db), 1);
    assert.equal((await restore(`post/${now.blog_id}`)).statusCode, 404);
    assert.equal((await restore(`post/${old.blog_id}`)).statusCode, 404);
    for (const table of ["slug_redirect", "item_version"] as const) {
      const left = await site.db.selectFrom(table).select("item_id").execute();
      const ids = left.map(({ item_id }) => item_id);
      assert.ok(!ids.includes(old.blog_id) && !ids.includes(now.blog_id), table);
      assert.ok(ids.includes(young.blog_id), table);
    }
    assert.equal((await restore(`post/${young.blog_id}`)).statusCode, 200);
  });

  const age = (id: number, days: number) =>
    site.db
      .updateTable("trash")
      .set({ deleted_at: new Date(Date.now() - days * 24 * 3600 * 1000).toISOString() })
      .where("item_id", "=", id)
      .execute();
});

describeOnEachDatabase("the versions of an item", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const get = (url: string) => site.get(url, cookie);

  it("An unknown version gets 404", async () => {
    assert.deepEqual((await get("/api/staff/versions/post/999999")).json().data, []);
    for (const path of ["post/1/999999", "location/999999/1", "post/2/1"])
      assert.equal((await get(`/api/staff/versions/${path}`)).statusCode, 404, path);
    assert.equal((await get("/api/staff/versions/message/1")).statusCode, 400);
  });

  it("The last twenty versions are stored with their author", async () => {
    const saved = [];
    for (let i = 1; i <= 25; i += 1)
      saved.push((await site.put("/blog/1", { title: `Title ${i}` }, cookie)).json().data);
    const versions = (await get("/api/staff/versions/post/1")).json().data;
    assert.equal(versions.length, 20);
    assert.equal(versions[0].saved_by, admin.name);
    assert.equal(versions[0].saved_at, saved.at(-1).updated_at);
    const first = await get(`/api/staff/versions/post/1/${versions[0].version_id}`);
    assert.deepEqual(first.json().data, saved.at(-1));
    const last = await get(`/api/staff/versions/post/1/${versions[19].version_id}`);
    assert.equal(last.json().data.title, "Title 6");
    const [location] = (await get("/api/staff/versions/location/1")).json().data;
    const page = await get(`/api/staff/versions/location/1/${location.version_id}`);
    assert.deepEqual(page.json().data, (await get("/api/locationpages/1")).json().data);
  });
});
