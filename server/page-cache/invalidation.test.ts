import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import pg from "pg";
import sharp from "sharp";
import { storeImage } from "#domain/images/images.server.ts";
import { removeUnusedImages } from "#domain/images/remove-unused-images.server.ts";
import { findPublicPost, listPublicCards } from "#domain/posts/public-posts.server.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import { exampleLocationTexts } from "../../tests/support/location-texts.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";
import { waitUntil } from "../../tests/support/wait-until.ts";

const lists = ["/", "/blog", "/blog?page=2", "/blog.data?page=2", "/blogs", "/blogs?limit=2"];
const others = ["/about", "/services", "/location/north-york", "/api/categories"];

describeOnEachDatabase("invalidation of the page cache", (engine) => {
  let site: Site;
  let cookie: string;
  /** The newest post is on every list of its category; the oldest only on lists of all posts. */
  let newest: string;
  let oldest: string;
  let otherCategory: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
    const cards = await listPublicCards(site.db, { limit: 100 });
    newest = cards[0]?.slug ?? "";
    oldest = cards.at(-1)?.slug ?? "";
    const post = await findPublicPost(site.db, newest);
    otherCategory = `/blog?category=${post?.category === 1 ? 2 : 1}`;
  });
  after(() => site.close());

  const withPosts = () => [...lists, otherCategory, `/blogs/${newest}`, `/blogs/${oldest}`].sort();
  const rendered = () => site.app.pageCacheCounts()?.rendered ?? 0;
  const getPostId = async (slug: string) => (await findPublicPost(site.db, slug))?.blog_id;

  async function isRendered(url: string): Promise<boolean> {
    const before = rendered();
    assert.equal((await site.get(url)).statusCode, 200, url);
    return rendered() > before;
  }

  async function getInvalidatedUrls(action: () => Promise<unknown>): Promise<string[]> {
    const all = [...withPosts(), ...others];
    for (const url of all) await site.get(url);
    await action();
    const invalidatedUrls: string[] = [];
    for (const url of all) if (await isRendered(url)) invalidatedUrls.push(url);
    for (const url of all) assert.equal(await isRendered(url), false, `${url} is cached`);
    return invalidatedUrls.sort();
  }

  it("A rejected write and the daily work that no visitor sees invalidate nothing", async () => {
    const message = { name: "I", email: "i@b.example", phone: "4165550199", message: "Hello" };
    const bytes = await drawImage("olive");
    await storeImage(site.db, bytes);
    const invalidatedUrls = await getInvalidatedUrls(async () => {
      assert.equal((await site.post("/blog", { title: "" }, cookie)).statusCode, 400);
      assert.equal((await site.put("/blog/999999", { title: "None" }, cookie)).statusCode, 404);
      assert.equal((await site.post("/send-quote", message)).statusCode, 200);
      const [received] = await site.db.selectFrom("message").select("message_id").execute();
      const opened = await site.get(`/api/staff/messages/${received?.message_id}`, cookie);
      assert.equal(opened.statusCode, 200);
      const wrong = await site.send({
        method: "POST",
        url: "/api/users/login",
        payload: { email: admin.email, password: "wrong-password" },
      });
      assert.equal(wrong.statusCode, 401);
      const otherCookie = await site.signIn(admin);
      assert.equal((await site.get("/admin", otherCookie)).statusCode, 200);
      assert.equal((await site.post("/api/users/logout", {}, otherCookie)).statusCode, 200);
      assert.ok("isNew" in (await storeImage(site.db, bytes)));
      await removeUnusedImages(site.db);
    });
    assert.deepEqual(invalidatedUrls, []);
  });

  it("A write to a post invalidates every page that shows posts at once, and no other", async () => {
    const id = await getPostId(newest);
    const title = "Snow and your back";
    const shown = ["/", `/blogs/${newest}`, `/blogs/${oldest}`];
    const invalidatedUrls = await getInvalidatedUrls(async () => {
      await site.put(`/blog/${id}`, { title }, cookie);
      for (const url of shown) assert.ok((await site.get(url)).body.includes(title), url);
    });
    assert.deepEqual(
      invalidatedUrls,
      withPosts().filter((url) => !shown.includes(url)),
    );
  });

  it("Publishing, trashing or restoring a post invalidates the lists", async () => {
    let id = 0;
    const acts: [act: () => Promise<{ statusCode: number }>, isShown: boolean][] = [
      [() => site.post("/blog", { title: "Brand new", slug_url: "brand-new" }, cookie), true],
      [() => site.remove(`/blog/${id}`, cookie), false],
      [() => site.post(`/api/staff/trash/post/${id}/restore`, {}, cookie), true],
    ];
    for (const [action, isPageShown] of acts) {
      const invalidatedUrls = await getInvalidatedUrls(async () => {
        const response = await action();
        assert.equal(response.statusCode, 200);
        assert.equal((await site.get("/blogs/brand-new")).statusCode, isPageShown ? 200 : 404);
      });
      assert.deepEqual(invalidatedUrls, withPosts());
      id ||= (await getPostId("brand-new")) ?? 0;
      assert.equal((await site.get("/")).body.includes("Brand new"), isPageShown);
    }
  });

  it("Changing the slug of a post invalidates its old URL", async () => {
    const id = await getPostId(oldest);
    await site.get(`/blogs/${oldest}`);
    await site.put(`/blog/${id}`, { slug_url: "moved-away" }, cookie);
    const moved = await site.get(`/blogs/${oldest}`);
    assert.equal(moved.statusCode, 301);
    assert.equal(moved.headers.location, "/blogs/moved-away");
    await site.put(`/blog/${id}`, { slug_url: oldest }, cookie);
  });

  it("A write to a location page invalidates the pages that show or link it but no post", async () => {
    const id = (await site.get("/api/locationpages/url/thornhill")).json().data.location_id;
    const change = { main_heading: "Care near Thornhill" };
    const shown = ["/location/north-york"];
    assert.deepEqual(
      await getInvalidatedUrls(() => site.put(`/api/locationpages/${id}`, change, cookie)),
      shown,
    );
    assert.deepEqual(
      await getInvalidatedUrls(() =>
        site.post("/api/locationpages/create", exampleLocationTexts("leaside"), cookie),
      ),
      shown,
    );
  });

  it("An uploaded image invalidates the pages of posts that already refer to it", async () => {
    const bytes = await drawImage("teal");
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    await site.put(`/blog/${await getPostId(oldest)}`, { blog_image: getImageUrl(hash) }, cookie);
    const invalidatedUrls = await getInvalidatedUrls(() => storeImage(site.db, bytes));
    assert.deepEqual(invalidatedUrls, [`/blogs/${oldest}`]);
    assert.ok((await site.get(`/blogs/${oldest}`)).body.includes(`/uploads/${hash}-`));
  });

  it("A write that bypasses the domain invalidates every page that shows the table", async () => {
    const allPosts = site.db.updateTable("post").set({ blog_image_alt: "" });
    assert.deepEqual(await getInvalidatedUrls(() => allPosts.execute()), withPosts());
    const none = allPosts.where("slug", "=", "no such post").returning("blog_id");
    assert.deepEqual(await getInvalidatedUrls(() => none.execute()), []);
  });

  it("Raw SQL that writes invalidates every page", async () => {
    const write = sql`update post set blog_image_alt = ''`;
    const everything = [...withPosts(), ...others].sort();
    assert.deepEqual(await getInvalidatedUrls(() => write.execute(site.db)), everything);
  });

  it("Hours, notice and phone that staff change replace the cached pages of another node", async () => {
    const other = await site.openSeparateNode();
    const countRendered = () => other.app.pageCacheCounts()?.rendered ?? 0;
    const notice = { text: "Closed from noon.", until: "2100-01-01T00:00" };
    const closed = { spans: [], note: "" };
    const morning = { spans: [{ opens: 8 * 60 + 30, closes: 12 * 60 }], note: "" };
    const changes = {
      notice: [{ notices: [notice] }, "Closed from noon."],
      contact: [{ phone: "(437) 555-0199" }, "(437) 555-0199"],
      hours: [{ week: [morning, ...Array(6).fill(closed)] }, "Mondays 8:30 AM – 12:00 PM"],
    } as const;
    for (const [kind, [payload, text]] of Object.entries(changes)) {
      const url = `/api/staff/clinic/${kind}`;
      const isCachedWithout = async (path: string) => {
        const rendered = countRendered();
        return !(await other.get(path)).body.includes(text) && countRendered() === rendered;
      };
      for (const path of ["/contact", "/fees"])
        await waitUntil(() => isCachedWithout(path), `${path} is not cached without ${text}`);
      const response = await site.send({ method: "PUT", url, payload, cookie });
      assert.equal(response.statusCode, 200, response.body);
      for (const path of ["/contact", "/fees"]) await waitForText(other, path, text);
      const reset = await site.post(`${url}/reset`, {}, cookie);
      assert.equal(reset.statusCode, 200, reset.body);
    }
    await other.close();
  });

  it("A write on another node or directly to the database appears within seconds", async () => {
    const other = await site.openSeparateNode();
    const isListed = (title: string) => waitForText(other, "/", title);
    await other.get("/");
    await site.put(`/blog/${await getPostId(newest)}`, { title: "Told to the others" }, cookie);
    await isListed("Told to the others");
    if (engine === "sqlite") {
      const script = new DatabaseSync(join(site.config.dataDir, "site.sqlite"));
      script.exec(`update post set title = 'By a script' where slug = '${newest}'`);
      script.close();
      await isListed("By a script");
    } else {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'site listener' and datname = current_database()
      `.execute(site.db);
      await site.put(
        `/blog/${await getPostId(newest)}`,
        { title: "While nobody listened" },
        cookie,
      );
      await isListed("While nobody listened");
      const psql = new pg.Client({ connectionString: site.config.databaseUrl });
      await psql.connect();
      await psql.query("update post set title = 'By hand' where slug = $1", [newest]);
      await psql.query("notify site_changes");
      await psql.end();
      await isListed("By hand");
    }
    await other.close();
  });
});

function waitForText(node: Pick<Site, "get">, path: string, text: string): Promise<boolean> {
  const hasText = async () => (await node.get(path)).body.includes(text);
  return waitUntil(hasText, `${path} never said ${text}`);
}

function drawImage(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}
