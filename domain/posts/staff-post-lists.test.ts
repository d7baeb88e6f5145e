import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { blankValues } from "../fields/field-list.ts";
import { getListUrl, getTrashDaysLeft, parseListQuery } from "../records/list-query.ts";
import type { Db } from "../records/tables.ts";
import { titleKey } from "../records/title-key.ts";
import { postFields } from "./post.ts";
import type { NewPost } from "./post-columns.server.ts";
import { postListConfig } from "./post-list-config.ts";
import {
  countPostStates,
  listStaffPostPage,
  listUnfinishedPosts,
} from "./staff-post-lists.server.ts";
import { createPost, removePost } from "./write-posts.server.ts";

const texts = blankValues(postFields);
const posts: (Partial<NewPost> & Pick<NewPost, "title" | "slug_url">)[] = [
  { title: "Épaule gelée", slug_url: "b", category: 2, published_date: "2025-02-01" },
  { title: "ankle 10", slug_url: "c", category: 1, published_date: "2025-03-01" },
  { title: "Ankle 9", slug_url: "d", category: 3, published_date: "2999-01-01" },
  {
    ...{
      title: "Zebra",
      slug_url: "e",
      category: 1,
      published_date: "2001-01-01",
      status: "draft",
    },
    brief_paragraph: "Après la chute",
    blogs_content: [{ heading: "Warming up", paragraph: "<p>Ice &amp; he<strong>at</strong></p>" }],
  },
  {
    ...{ title: "Thrown away ankle", slug_url: "f", category: 2, blog_image: "/pictures/x/y.webp" },
    brief_paragraph: "A swollen joint",
  },
];

describeOnEachDatabase("the staff area's list of posts", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  const list = (query: string) =>
    listStaffPostPage(db, parseListQuery(postListConfig, new URLSearchParams(query)), new Date());
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    const names = ["Recovery", "Posture", "Strength"];
    await db
      .insertInto("category")
      .values(names.map((category, i) => ({ category_id: i + 1, category })))
      .execute();
    for (const post of posts) {
      const result = await createPost(db, { ...texts, ...post }, "Ada");
      assert.ok("item" in result, JSON.stringify(result));
      if (post.title === "Thrown away ankle") await removePost(db, result.item.blog_id, "Ada");
    }
  });
  after(() => close());

  it("The newest posts come first, and a draft counts by the date of its last save", async () => {
    assert.deepEqual(await titles(""), ["Ankle 9", "Zebra", "ankle 10", "Épaule gelée"]);
    assert.deepEqual(await titles("order=asc"), ["Épaule gelée", "ankle 10", "Zebra", "Ankle 9"]);
  });

  it("A category filters the list, its counts and its searches, and survives in the address", async () => {
    assert.deepEqual(await titles("category=1"), ["Zebra", "ankle 10"]);
    assert.deepEqual(await titles("category=1&status=draft"), ["Zebra"]);
    assert.deepEqual(await titles("category=1&q=ankle"), ["ankle 10"]);
    assert.deepEqual(await titles("category=1&sort=category"), ["Zebra", "ankle 10"]);
    const { counts } = await list("category=1");
    assert.deepEqual(counts, { published: 1, scheduled: 0, draft: 1, all: 2, trash: 1 });
    assert.equal((await list("category=none")).found, 4);
    const query = parseListQuery(postListConfig, new URLSearchParams("category=1&page=2"));
    assert.equal(getListUrl(postListConfig, query), "/admin/blogs?category=1&page=2");
  });

  it("Titles sort naturally on every database engine", async () => {
    const sorted = ["Ankle 9", "ankle 10", "Épaule gelée", "Zebra"];
    assert.deepEqual(await titles("sort=title"), sorted);
    assert.deepEqual(await titles("sort=title&order=desc"), sorted.toReversed());
  });

  it("Posts sort by status and by category", async () => {
    const states = (await list("sort=status")).items.map(({ state }) => state);
    assert.deepEqual(states, ["draft", "published", "published", "scheduled"]);
    const categories = (await list("sort=category")).items.map(({ categoryName }) => categoryName);
    assert.deepEqual(categories, ["Posture", "Recovery", "Recovery", "Strength"]);
  });

  it("The list counts each status and shows the selected one", async () => {
    const { counts } = await list("");
    assert.deepEqual(counts, { all: 4, published: 2, scheduled: 1, draft: 1, trash: 1 });
    assert.deepEqual(await titles("status=draft"), ["Zebra"]);
    assert.deepEqual(await titles("status=scheduled"), ["Ankle 9"]);
    assert.deepEqual(await titles("status=published"), ["ankle 10", "Épaule gelée"]);
    assert.deepEqual(await countPostStates(db, new Date()), {
      published: 2,
      scheduled: 1,
      draft: 1,
    });
  });

  it("A search finds every term, without case and accents", async () => {
    assert.deepEqual(await titles("q=GELEE+epaule"), ["Épaule gelée"]);
    assert.deepEqual(await titles("q=ankle&sort=title"), ["Ankle 9", "ankle 10"]);
    assert.deepEqual(await titles("q=ankle&status=trash"), ["Thrown away ankle"]);
    assert.equal((await list("q=100%25")).found, 0);
  });

  it("A search looks through addresses, headings and paragraphs, but not through markup", async () => {
    assert.deepEqual(await titles("q=apres+CHUTE"), ["Zebra"]);
    assert.deepEqual(await titles("q=warming+zebra"), ["Zebra"]);
    assert.deepEqual(await titles("q=%26+heat"), ["Zebra"]);
    assert.deepEqual(await titles("q=warming&status=published"), []);
    assert.deepEqual(await titles("q=warming&category=2"), []);
    assert.deepEqual(await titles("q=swollen&status=trash"), ["Thrown away ankle"]);
    for (const markup of ["strong", "paragraph", "amp", "heading"])
      assert.deepEqual(await titles(`q=${markup}`), [], markup);
  });

  it("A post in the trash is listed with its picture and category", async () => {
    const { items, found } = await list("status=trash&sort=status");
    assert.equal(found, 1);
    assert.equal(items[0]?.state, "trash");
    assert.equal(items[0]?.categoryName, "Posture");
    assert.equal(items[0]?.blog_image, "/pictures/x/y.webp");
    assert.equal(getTrashDaysLeft(items[0]?.deleted_at ?? "", new Date()), 30);
  });

  it("Unfinished posts are listed with the last saved first", async () => {
    const unfinished = await listUnfinishedPosts(db, 5, new Date());
    assert.deepEqual(
      unfinished.map(({ title }) => title),
      ["Zebra", "Ankle 9"],
    );
  });

  it("A page of the list has twenty posts, and there is no page after the last", async () => {
    const now = new Date().toISOString();
    const [one] = await db.selectFrom("post").selectAll().limit(1).execute();
    assert.ok(one);
    const { blog_id: _, ...row } = one;
    const many = Array.from({ length: 41 }, (_, i) => ({
      ...row,
      title: `Many ${i}`,
      title_key: titleKey(`Many ${i}`),
      slug: `many-${i}`,
      published_date: now,
    }));
    await db.insertInto("post").values(many).execute();
    const first = await list("q=many&sort=title");
    assert.deepEqual([first.items.length, first.found, first.pages], [20, 41, 3]);
    assert.deepEqual(await titles("q=many&sort=title&page=3"), ["Many 40"]);
    const beyond = await list("q=many&sort=title&page=9");
    assert.deepEqual([beyond.page, beyond.items[0]?.title], [3, "Many 40"]);
  });

  it("Invalid list parameters are ignored", async () => {
    const invalidQuery = "status=gone&sort=__proto__&order=up&page=-1";
    assert.deepEqual(await list(invalidQuery), await list(""));
  });
});
