import assert from "node:assert/strict";
import { it } from "node:test";
import { clinicTimeZone } from "#content/opening-hours.ts";
import { describeOnEachDatabase } from "../../../tests/support/open-site.ts";
import { useStaffPosts } from "../../../tests/support/use-staff-posts.ts";

const rejected: [what: string, post: object, errors: object][] = [
  ["a title of 151 characters", { title: "x".repeat(151) }, { title: limit("Title", 150) }],
  ["a blank title", { title: " \n " }, { title: "Title is missing." }],
  [
    "a title with a line break",
    { title: "a\nb" },
    { title: "Title has characters that cannot be stored. Please type it again." },
  ],
  ["a slug that is a path", { slug_url: "a/b" }, { slug_url: slugRule() }],
  ["a slug without a letter", { slug_url: "- -" }, { slug_url: slugRule() }],
  ["a slug of 81 characters", { slug_url: "x".repeat(81) }, { slug_url: limit("Slug", 80) }],
  ["the category All", { category: 7 }, { category: chooseCategory() }],
  ["an unknown category", { category: 99 }, { category: chooseCategory() }],
  [
    "a category name instead of an id",
    { category: "Feet" },
    { category: "Category is not valid." },
  ],
  ["an unknown status", { status: "hidden" }, { status: "Status is not valid." }],
  [
    "a review in the future",
    { reviewed_on: "2999-01-01" },
    { reviewed_on: "This date is in the future. Please enter today, or the day it was." },
  ],
  ["a year that is the last", { published_date: "9999-12-31T23:59" }, { published_date: noDate() }],
  ["a day that does not exist", { published_date: "2026-02-30" }, { published_date: noDate() }],
  [
    "an hour that does not exist",
    { published_date: "2026-02-03T25:00" },
    { published_date: noDate() },
  ],
  [
    "a date that is a word",
    { published_date: "tomorrow" },
    { published_date: "Please enter the date as year-month-day, such as 2026-03-31." },
  ],
  [
    "a javascript: URL as its picture",
    { blog_image: "javascript:alert(1)" },
    { blog_image: linkRule() },
  ],
  [
    "a protocol-relative URL as its picture",
    { blog_image: "//x.example/a" },
    { blog_image: linkRule() },
  ],
  [
    "a section heading that is too long",
    { blogs_content: [{ heading: "h", paragraph: "x" }, { heading: "x".repeat(201) }] },
    { blogs_content: `Section 2: ${limit("Heading", 200)}` },
  ],
  [
    "a section that is an array",
    { blogs_content: [[]] },
    { blogs_content: "Section 1: this is not valid." },
  ],
];

describeOnEachDatabase("writing posts", (engine) => {
  const {
    site,
    cookie,
    createPost: create,
    update: change,
    findPost: find,
    createUnique,
  } = useStaffPosts(engine);
  const storedParagraph = async (paragraph: string): Promise<string> =>
    (await createUnique({ blogs_content: [{ heading: "h", paragraph }] })).blogs_content[0]
      .paragraph;

  for (const [description, post, errors] of rejected) {
    it(`A new post is rejected with ${description}`, async () => {
      const response = await create({ title: "T", slug_url: "never-stored", ...post });
      assert.equal(response.statusCode, 400);
      assert.deepEqual(response.json().errors, errors);
      assert.equal((await site().get("/blogs/never-stored")).statusCode, 404);
      const { blog_id } = await createUnique();
      assert.equal((await change(blog_id, post)).statusCode, 400);
    });
  }

  it("A body that is not a post is rejected", async () => {
    for (const body of ["null", "[]", '"text"', "1", "", "{broken"])
      assert.equal((await create(body)).statusCode, 400, body);
    assert.deepEqual((await create({})).json().errors, {
      title: "Title is missing.",
      slug_url: "Slug is missing.",
    });
  });

  it("A draft needs no title: staff find it as untitled, and visitors do not find it", async () => {
    const blogs_content = [{ heading: "", paragraph: "<p>One sentence.</p>" }];
    const response = await create({ status: "draft", blogs_content });
    assert.equal(response.statusCode, 200);
    const { blog_id, title, slug } = response.json().data;
    assert.deepEqual([title, slug], ["", ""]);
    assert.equal((await site().get(`/blog/${blog_id}`)).statusCode, 404);
    const list = await site().get("/admin/blogs?status=draft&q=untitled", cookie());
    assert.match(list.body, /Untitled draft/);
    assert.match(list.body, /No address yet/);
    assert.doesNotMatch(list.body, /draft:/);
    const preview = await site().get(`/admin/blogs/${blog_id}/preview`, cookie());
    assert.match(preview.body, /Untitled draft<\/h1>/);
    const published = await change(blog_id, { status: "published" });
    assert.deepEqual(published.json().errors, {
      title: "Title is missing.",
      slug_url: "Slug is missing.",
    });
  });

  it("A slug of another post is rejected in any form and script", async () => {
    await createUnique({ slug_url: "Une Épaule" });
    for (const slug_url of ["une-épaule", " UNE  ÉPAULE ", "Une E\u0301paule"]) {
      const response = await create({ title: "T", slug_url });
      assert.equal(response.statusCode, 400, slug_url);
      assert.match(response.json().errors.slug_url, /address/);
    }
    await createUnique({ slug_url: "کمر درد" });
    assert.equal((await create({ title: "T", slug_url: "کمر-درد" })).statusCode, 400);
  });

  it("Only one of two concurrent posts gets the same slug", async () => {
    const both = await Promise.all(
      [1, 2].map(() => create({ title: "Twin", slug_url: "wanted twice" })),
    );
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  });

  it("A post of more than 512 KiB or 60 sections is rejected", async () => {
    const paragraph = `<p>${"x".repeat(19_000)}</p>`;
    const pairs = (count: number) => Array(count).fill({ heading: "h", paragraph });
    const large = await create({ title: "T", slug_url: "large", blogs_content: pairs(40) });
    assert.equal(large.statusCode, 413);
    const many = Array(61).fill({ heading: "h", paragraph: "x" });
    const response = await create({ title: "T", slug_url: "many", blogs_content: many });
    assert.deepEqual(response.json().errors, {
      blogs_content: "Content can have 60 entries at most.",
    });
  });

  it("An unknown post gets 404", async () => {
    for (const id of ["999999", "99999999999999"]) {
      assert.equal((await change(id, { title: "T" })).statusCode, 404);
      assert.equal((await site().remove(`/blog/${id}`, cookie())).statusCode, 404);
      assert.equal((await site().get(`/blog/${id}`)).statusCode, 404);
    }
    for (const id of ["x", "0", "-1", "1.5", "%00"])
      assert.equal((await site().get(`/blog/${id}`)).statusCode, 400, id);
  });

  it("A post is stored in full and returned as stored", async () => {
    const post = {
      title: "Knees, and 🦵 more",
      slug_url: "Knees  And More",
      brief_paragraph: "One line\nand another",
      blog_image: "/pictures/blog/posture-at-work.webp",
      blog_image_alt: "A desk",
      metaTitle: "زانو",
      metaDescription: "ઘૂંટણ",
      reviewed_by: "Imani Okafor, physiotherapist",
      reviewed_on: "2026-02-27",
      sources: "A book\nAnother book",
      category: 3,
      status: "published",
      blogs_content: [{ heading: "Tuhod", paragraph: "<p>A <strong>knee</strong></p>" }],
    };
    const response = await create({
      ...post,
      published_date: "2026-03-02T10:00:00.000Z",
      blog_id: 1,
    });
    const { data } = response.json();
    const stored = { ...post, published_date: "2026-03-02T10:00:00.000Z" };
    const { blog_id, slug, updated_at, ...rest } = data;
    assert.deepEqual(rest, stored);
    assert.notEqual(blog_id, 1);
    assert.equal(slug, "knees-and-more");
    assert.deepEqual(await find(blog_id), data);
    const row = await site()
      .db.selectFrom("post")
      .selectAll()
      .where("blog_id", "=", blog_id)
      .executeTakeFirstOrThrow();
    const { created_at, title_key, blogs_content, ...columns } = row;
    assert.ok(created_at && title_key);
    assert.deepEqual({ ...columns, blogs_content: JSON.parse(blogs_content) }, data);
    assert.equal(updated_at, row.updated_at);
  });

  it("Omitted fields get their defaults: today, category 1, published, no sections", async () => {
    const before = Date.now();
    const { category, status, blogs_content, published_date } = await createUnique();
    assert.deepEqual({ category, status, blogs_content }, { ...defaults });
    assert.ok(Date.parse(published_date) >= before);
    assert.ok(Date.parse(published_date) <= Date.now());
  });

  it("Sections without heading or paragraph and unsafe HTML are removed", async () => {
    const { blogs_content } = await createUnique({
      blogs_content: [
        { heading: "", paragraph: "<p>No heading</p>" },
        { heading: "Empty", paragraph: "<p> &nbsp;<br></p>" },
        { heading: "Only a script", paragraph: "<script>alert(1)</script>" },
        { heading: "Only a foreign picture", paragraph: '<img src="https://evil.example/x.png">' },
        { heading: " Kept ", paragraph: '<p onclick="x()">text</p><iframe src="/"></iframe>' },
        { heading: "A picture", paragraph: '<img src="/uploads/a.webp" alt="x">' },
        {},
      ],
    });
    assert.deepEqual(blogs_content, [
      { heading: "Kept", paragraph: "<p>text</p>" },
      { heading: "A picture", paragraph: '<img src="/uploads/a.webp" alt="x" />' },
    ]);
  });

  it("Links keep only safe protocols, and external links get rel attributes", async () => {
    const link = (href: string) => `<p><a href="${href}">x</a></p>`;
    for (const href of ["https://a.example/", "mailto:a@b.example", "tel:+14165550199"])
      assert.equal(
        await storedParagraph(link(href)),
        `<p><a href="${href}" rel="noopener nofollow">x</a></p>`,
      );
    assert.equal(await storedParagraph(link("/about")), link("/about"));
    for (const href of ["http://a.example/", "//a.example/", "javascript:a()", "data:text/html,x"])
      assert.doesNotMatch(await storedParagraph(link(href)), /href/, href);
  });

  it("Deeply nested HTML is accepted and flattened to forty levels", async () => {
    const storedPairs = await storedParagraph(`${"<b>".repeat(2000)}deep`);
    assert.ok(storedPairs.split("<b>").length - 1 <= 40, storedPairs.slice(0, 400));
    assert.equal(await storedParagraph("<p>deep</p>"), "<p>deep</p>");
  });

  it("Limits count characters as people do, not UTF-16 units", async () => {
    const { title } = await createUnique({ title: "\u{1f9b5}".repeat(150) });
    assert.equal(title, "\u{1f9b5}".repeat(150));
    assert.equal((await create({ title: "\u{1f9b5}".repeat(151), slug_url: "z" })).statusCode, 400);
  });

  it("The lang attribute survives, and other attributes are removed", async () => {
    const examples: [paragraph: string, stored: string][] = [
      ['<p>Say <span lang="tl">salamat</span>.</p>', '<p>Say <span lang="tl">salamat</span>.</p>'],
      ['<p lang="fa-IR">سلام</p>', '<p lang="fa-IR">سلام</p>'],
      ['<p><span lang="en_CA!">odd</span></p>', "<p>odd</p>"],
      ['<p><span style="color:red" class="x">red</span></p>', "<p>red</p>"],
      ['<p><em lang="tl">po</em></p>', "<p><em>po</em></p>"],
    ];
    for (const [paragraph, storedPairs] of examples)
      assert.equal(await storedParagraph(paragraph), storedPairs);
  });

  it("A date means midnight at the clinic in summer and winter, and a timestamp stays as it is", async () => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: clinicTimeZone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    const dates: [given: string, atTheClinic: string][] = [
      ["2026-01-15", "2026-01-15 00:00:00"],
      ["2026-07-15", "2026-07-15 00:00:00"],
      ["2026-03-08", "2026-03-08 00:00:00"],
      ["2026-03-08T02:30", "2026-03-08 03:30:00"],
      ["2026-11-01T12:30", "2026-11-01 12:30:00"],
    ];
    for (const [given, atTheClinic] of dates) {
      const { published_date } = await createUnique({ published_date: given });
      assert.equal(clock.format(new Date(published_date)), atTheClinic, given);
    }
    const post = await createUnique({ published_date: "2026-01-15T10:00:00+02:00" });
    assert.equal(post.published_date, "2026-01-15T08:00:00.000Z");
  });
});

const defaults = { category: 1, status: "published", blogs_content: [] };

function limit(label: string, characters: number): string {
  return `${label} can have ${characters} characters at most.`;
}
function slugRule(): string {
  return "The address can have letters, digits, hyphens and spaces only.";
}
function linkRule(): string {
  return "Please enter a path on this site, such as /blog, or a link that begins with https://.";
}
function chooseCategory(): string {
  return "Please choose one of the categories.";
}
function noDate(): string {
  return "There is no such date.";
}
