import assert from "node:assert/strict";
import { it } from "node:test";
import { onEachDatabase } from "../../../tests/support/site.ts";
import { useStaffPosts } from "../../../tests/support/staff-posts.ts";

onEachDatabase("updating posts", (engine) => {
  const { site, cookie, change, find, written } = useStaffPosts(engine);

  it("An update of an older version gets 409 with the stored post and changes nothing", async () => {
    const mine = await written();
    const theirs = (await change(mine.blog_id, { title: "Theirs" })).json().data;
    const reply = await change(mine.blog_id, { title: "Mine", updated_at: mine.updated_at });
    assert.equal(reply.statusCode, 409);
    assert.deepEqual(reply.json().data, theirs);
    assert.deepEqual(await find(mine.blog_id), theirs);
    const again = await change(mine.blog_id, { title: "Mine", updated_at: theirs.updated_at });
    assert.equal(again.json().data.title, "Mine");
  });

  it("Only one of ten concurrent updates of the same version succeeds", async () => {
    const { blog_id, updated_at } = await written();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change(blog_id, { title: `Change ${i}`, updated_at })),
    );
    const done = replies.filter(({ statusCode }) => statusCode === 200);
    assert.equal(done.length, 1);
    assert.equal(replies.filter(({ statusCode }) => statusCode === 409).length, 9);
    assert.equal((await find(blog_id)).title, done[0]?.json().data.title);
  });

  it("An update changes only the given fields", async () => {
    const before = await written({ blogs_content: [{ heading: "h", paragraph: "<p>p</p>" }] });
    const after = (await change(before.blog_id, { title: "New", status: "draft" })).json().data;
    assert.ok(after.updated_at > before.updated_at);
    const { updated_at: _, ...rest } = after;
    const { updated_at: __, ...unchanged } = before;
    assert.deepEqual(rest, { ...unchanged, title: "New", status: "draft" });
  });

  it("A text with too many tags is rejected and not stored", async () => {
    const post = await written();
    const text = (tags: number) => [{ heading: "h", paragraph: "<p>x".repeat(tags) }];
    const refused = await change(post.blog_id, { blogs_content: text(2001) });
    assert.equal(refused.statusCode, 400);
    assert.match(refused.json().errors.blogs_content, /too many tags/);
    assert.deepEqual(await find(post.blog_id), post);
    assert.equal((await change(post.blog_id, { blogs_content: text(2000) })).statusCode, 200);
  });

  it("Every former slug of a post redirects to the current one", async () => {
    const { blog_id } = await written({ slug_url: "first address" });
    await change(blog_id, { slug_url: "second address" });
    await change(blog_id, { slug_url: "third address" });
    for (const slug of ["first-address", "second-address"]) {
      const reply = await site().get(`/blogs/${slug}`);
      assert.equal(reply.statusCode, 301);
      assert.equal(reply.headers.location, "/blogs/third-address");
    }
    await change(blog_id, { slug_url: "first address" });
    assert.equal((await site().get("/blogs/first-address")).statusCode, 200);
    assert.equal(
      (await site().get("/blogs/third-address")).headers.location,
      "/blogs/first-address",
    );
    const taken = await written({ slug_url: "second address" });
    assert.equal((await site().get("/blogs/second-address")).statusCode, 200, taken.slug);
  });

  it("Only admins see drafts and scheduled posts, and no redirect leads to them", async () => {
    const draft = await written({ slug_url: "old draft", status: "draft" });
    await change(draft.blog_id, { slug_url: "new draft" });
    const later = await written({ published_date: "2999-01-01" });
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

  it("GET /blog/{id} returns a public post with all its fields", async () => {
    const post = (await site().get("/blog/1")).json();
    assert.equal(post.status, "success");
    for (const name of ["blog_id", "title", "metaTitle", "metaDescription", "blogs_content"])
      assert.ok(name in post.data, name);
  });
});
