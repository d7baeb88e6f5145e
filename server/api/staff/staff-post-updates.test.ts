import assert from "node:assert/strict";
import { it } from "node:test";
import { describeOnEachDatabase } from "../../../tests/support/open-site.ts";
import { useStaffPosts } from "../../../tests/support/use-staff-posts.ts";

describeOnEachDatabase("updating posts", (engine) => {
  const { site, cookie, update: change, findPost: find, createUnique } = useStaffPosts(engine);

  it("An update of an older version gets 409 with the stored post and changes nothing", async () => {
    const firstUpdate = await createUnique();
    const secondUpdate = (await change(firstUpdate.blog_id, { title: "Theirs" })).json().data;
    const response = await change(firstUpdate.blog_id, {
      title: "Mine",
      updated_at: firstUpdate.updated_at,
    });
    assert.equal(response.statusCode, 409);
    assert.deepEqual(response.json().data, secondUpdate);
    assert.deepEqual(await find(firstUpdate.blog_id), secondUpdate);
    const again = await change(firstUpdate.blog_id, {
      title: "Mine",
      updated_at: secondUpdate.updated_at,
    });
    assert.equal(again.json().data.title, "Mine");
  });

  it("Only one of ten concurrent updates of the same version succeeds", async () => {
    const { blog_id, updated_at } = await createUnique();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change(blog_id, { title: `Change ${i}`, updated_at })),
    );
    const updated = responses.filter(({ statusCode }) => statusCode === 200);
    assert.equal(updated.length, 1);
    assert.equal(responses.filter(({ statusCode }) => statusCode === 409).length, 9);
    assert.equal((await find(blog_id)).title, updated[0]?.json().data.title);
  });

  it("An update changes only the given fields", async () => {
    const before = await createUnique({ blogs_content: [{ heading: "h", paragraph: "<p>p</p>" }] });
    const after = (await change(before.blog_id, { title: "New", status: "draft" })).json().data;
    assert.ok(after.updated_at > before.updated_at);
    const { updated_at: _, ...rest } = after;
    const { updated_at: __, ...unchanged } = before;
    assert.deepEqual(rest, { ...unchanged, title: "New", status: "draft" });
  });

  it("A text with too many tags is rejected and not stored", async () => {
    const post = await createUnique();
    const text = (tags: number) => [{ heading: "h", paragraph: "<p>x".repeat(tags) }];
    const rejected = await change(post.blog_id, { blogs_content: text(2001) });
    assert.equal(rejected.statusCode, 400);
    assert.match(rejected.json().errors.blogs_content, /too many tags/);
    assert.deepEqual(await find(post.blog_id), post);
    assert.equal((await change(post.blog_id, { blogs_content: text(2000) })).statusCode, 200);
  });

  it("A section at its limit can be saved again as it is stored, with links and headers of tables", async () => {
    const post = await createUnique();
    const link = '<p><a href="https://pubmed.example/1">study</a></p>';
    const table = "<table><tr><th>a</th></tr><tr><th>b</th><td>c</td></tr></table>";
    const start = link.repeat(30) + table;
    const text = (length: number) => `${start}<p>${"x".repeat(length - start.length - 7)}</p>`;
    const save = (paragraph: string) =>
      change(post.blog_id, { blogs_content: [{ heading: "h", paragraph }] });
    const saved = (await save(text(20_000))).json().data;
    assert.ok(saved.blogs_content[0].paragraph.length > 20_700);
    assert.equal((await change(post.blog_id, { ...saved, title: "Again" })).statusCode, 200);
    for (const paragraph of [text(20_001), `<p>${"&".repeat(19_000)}</p>`]) {
      const refused = await save(paragraph);
      assert.equal(refused.statusCode, 400);
      assert.match(refused.json().message, /^Section 1: Text can have 20000 characters/);
    }
    assert.equal((await find(post.blog_id)).title, "Again");
  });

  it("Every former slug of a post redirects to the current one", async () => {
    const { blog_id } = await createUnique({ slug_url: "first address" });
    await change(blog_id, { slug_url: "second address" });
    await change(blog_id, { slug_url: "third address" });
    for (const slug of ["first-address", "second-address"]) {
      const response = await site().get(`/blogs/${slug}`);
      assert.equal(response.statusCode, 301);
      assert.equal(response.headers.location, "/blogs/third-address");
    }
    await change(blog_id, { slug_url: "first address" });
    assert.equal((await site().get("/blogs/first-address")).statusCode, 200);
    assert.equal(
      (await site().get("/blogs/third-address")).headers.location,
      "/blogs/first-address",
    );
    const conflicting = await createUnique({ slug_url: "second address" });
    assert.equal((await site().get("/blogs/second-address")).statusCode, 200, conflicting.slug);
  });

  it("Only admins see drafts and scheduled posts, and no redirect leads to them", async () => {
    const draft = await createUnique({ slug_url: "old draft", status: "draft" });
    await change(draft.blog_id, { slug_url: "new draft" });
    const later = await createUnique({ published_date: "2999-01-01" });
    for (const { blog_id } of [draft, later]) {
      assert.equal((await site().get(`/blog/${blog_id}`)).statusCode, 404);
      assert.equal((await site().get(`/blog/${blog_id}`, cookie())).statusCode, 200);
    }
    assert.equal((await site().get("/blogs/old-draft")).statusCode, 404);
    assert.equal((await site().get("/blogs/new-draft")).statusCode, 404);
    const listed = (await site().get("/blogs")).json().data as { blog_id: number }[];
    assert.ok(!listed.some(({ blog_id }) => [draft.blog_id, later.blog_id].includes(blog_id)));
    const all = (await site().get("/api/staff/posts", cookie())).json().data as {
      blog_id: number;
    }[];
    for (const { blog_id } of [draft, later]) assert.ok(all.some((one) => one.blog_id === blog_id));
  });

  it("The list of all posts has only those with the address that is asked for", async () => {
    const named = await createUnique({ slug_url: "found-by-slug", status: "draft" });
    const unnamed = await createUnique({ slug_url: "", status: "draft" });
    type Listed = { blog_id: number; slug: string };
    const list = async (slug: string): Promise<Listed[]> =>
      (await site().get(`/api/staff/posts?slug=${slug}`, cookie())).json().data;
    const found = await list("found-by-slug");
    assert.deepEqual(
      found.map(({ blog_id }) => blog_id),
      [named.blog_id],
    );
    const withoutAddress = await list("");
    assert.ok(withoutAddress.some(({ blog_id }) => blog_id === unnamed.blog_id));
    assert.ok(withoutAddress.every(({ slug }) => slug === ""));
  });

  it("The pages to link to are found by words and paths, and say if readers cannot see them", async () => {
    const draft = await createUnique({ title: "Zebra knees", slug_url: "zebra", status: "draft" });
    await createUnique({ title: "Later zebra", published_date: "2999-01-01" });
    await createUnique({ title: "Zebra without a path", slug_url: "", status: "draft" });
    type Target = { kind: string; title: string; path: string; state: string };
    const find = async (q: string): Promise<Target[]> => {
      const url = `/api/staff/posts/link-targets?q=${encodeURIComponent(q)}`;
      return (await site().get(url, cookie())).json().data;
    };
    assert.deepEqual(
      (await find("zébra")).map(({ title, state }) => [title, state]),
      [
        ["Zebra knees", "draft"],
        ["Later zebra", "scheduled"],
      ],
    );
    const [byPath] = await find("/blogs/zebra-knees");
    assert.equal(byPath?.path, `/blogs/${draft.slug}`);
    assert.ok((await find("fees")).some(({ path, kind }) => path === "/fees" && kind === "page"));
    const services = await find("/service/");
    assert.ok(services.length > 1 && services.length <= 8);
    assert.ok(services.every(({ kind }) => kind === "service"));
    const [area] = (await site().get("/api/locationpages")).json().data;
    const areas = await find(`/location/${area.slug}`);
    assert.ok(areas.some(({ title, kind }) => title === area.main_heading && kind === "location"));
    assert.deepEqual(await find("no such page"), []);
    assert.deepEqual(await find(" "), []);
    assert.equal((await site().get("/api/staff/posts/link-targets", cookie())).statusCode, 400);
    assert.equal((await site().get("/api/staff/posts/link-targets?q=a")).statusCode, 401);
  });

  it("GET /blog/{id} returns a public post with all its fields", async () => {
    const post = (await site().get("/blog/1")).json();
    assert.equal(post.status, "success");
    for (const name of ["blog_id", "title", "metaTitle", "metaDescription", "blogs_content"])
      assert.ok(name in post.data, name);
  });
});
