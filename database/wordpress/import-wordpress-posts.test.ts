import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { contact } from "#domain/clinic/contact-definition.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries, readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { reorderEntries } from "#domain/clinic/reorder-entries.server.ts";
import { updateEntry, updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import { findSlugByPermalink } from "#domain/posts/former-permalinks.server.ts";
import { createPost, removePost, updatePost } from "#domain/posts/write-posts.server.ts";
import { countRows } from "#domain/records/count-rows.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { deletePermanently } from "#domain/records/trash.server.ts";
import { drawPicture } from "../../tests/support/draw-picture.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { createWordpressExport } from "../../tests/support/wordpress-export.ts";
import { digestTables, listDifferingTables } from "../backup/table-copy.ts";
import { inSnapshot } from "../snapshot.ts";
import { PictureRefusal } from "./fetch-picture.ts";
import { formatReport } from "./format-report.ts";
import {
  type ImportOptions,
  importWordpressPosts,
  surveyWordpressExport,
} from "./import-wordpress-posts.ts";
import { createPictureSource } from "./picture-source.ts";

const xml = createWordpressExport([
  {
    id: 1,
    slug: "knees",
    categories: ["general"],
    isSticky: true,
    comments: 3,
    tags: ["knee"],
    format: "Aside",
  },
  { id: 2, slug: "knees", categories: ["Sport", "Running"] },
  { id: 3, slug: "hidden", password: "secret" },
  { id: 4, slug: "later", date: "2099-01-01 00:00:00", status: "future" },
  { id: 5, slug: "contact", link: "https://old.example/contact/" },
  { id: 6, slug: "long", content: "<h2>A</h2><p>x</p>".repeat(61) },
  { id: 7, slug: "taken", meta: { _wp_old_slug: "was-taken" } },
  { id: 8, type: "page", title: "About us", link: "https://old.example/about/" },
  { id: 9, status: "trash" },
]);

describeOnEachDatabase("importing from WordPress", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
    await updateSingleton(db, contact, { fax: "(437) 555-0199" }, "Ada");
    await updateEntry(db, providers, 1, { name: "Mirela T." }, "Ada");
    await reorderEntries(db, providers, [2, 1, 3, 4, 5, 6, 7, 8, 9]);
    await createPost(db, { title: "Here before", slug_url: "taken" }, "Ada");
  });
  after(() => close());

  interface RunOptions extends Partial<Pick<ImportOptions, "isDryRun" | "storePicture">> {
    text?: string;
  }
  const run = async ({ isDryRun = false, text = xml, ...options }: RunOptions = {}) => {
    const openExport = async function* () {
      yield Buffer.from(text);
    };
    const survey = await surveyWordpressExport(openExport);
    const result = await importWordpressPosts({
      ...{ db, isDryRun, openExport, survey },
      storePicture: async () => ({ refused: "there is none" }),
      isPageOfThisSite: async (path) => path === "/contact",
      ...options,
    });
    return { ...result, text: formatReport(result, { isDryRun }) };
  };
  const digest = () => inSnapshot(db, (snapshot) => digestTables(snapshot, "move"));
  let first: Awaited<ReturnType<typeof run>>;

  it("A dry run and a damaged file write nothing", async () => {
    const before = await digest();
    const { text } = await run({ isDryRun: true });
    assert.match(text, /^Dry run: nothing was written/);
    await assert.rejects(run({ text: xml.slice(0, -30) }), /^Error: line \d+/);
    assert.deepEqual(await digest(), before);
  });

  it("The import does exactly as the dry run says, and a second import changes nothing", async () => {
    const planned = await run({ isDryRun: true });
    const done = await run();
    assert.equal((await readSingleton(db, contact)).fax, "(437) 555-0199");
    const people = await listEntries(db, providers);
    assert.deepEqual(
      people.slice(0, 2).map(({ id }) => id),
      [2, 1],
    );
    assert.equal(people[1]?.name, "Mirela T.");
    first = done;
    assert.deepEqual(done.report, planned.report);
    assert.deepEqual(
      done.report.imported.map((line) => line.replace(/^.*→ /, "")),
      [
        "/blogs/knees",
        "/blogs/knees-2",
        "/blogs/hidden",
        "/blogs/later",
        "/blogs/contact",
        "/blogs/taken-2",
      ],
    );
    const before = await digest();
    const again = await run();
    assert.deepEqual(await digest(), before);
    assert.deepEqual([again.report.imported, again.report.existing.length], [[], 6]);
  });

  it("The report names all that came, was changed and was left behind", async () => {
    const { report, text } = first;
    for (const line of [
      /^6 posts imported, 0 already here/m,
      /General \(5\), Sport \(1, new\)/,
      /3 “Post 3” → \/blogs\/hidden \(password\)/,
      /4 “Post 4” → \/blogs\/later \(2099-01-01T00:00:00\.000Z\)/,
      /sticky[^\n]*\n {2}1 “Post 1”/,
      /taken[^\n]*\n {2}2 “Post 2” → \/blogs\/knees-2/,
      /pages of this site[^\n]*\n {2}\/contact \(“Post 5”\)/,
      /lead to the first one[^\n]*\n {2}\/2020\/03\/knees \(“Post 2”\)/,
      /Further categories[^\n]*: Running \(1\)/,
      /^ {2}6 “Post 6”: it is too long: 61 sections/m,
      /“About us” https:\/\/old\.example\/about\//,
      /^Comments: 3$/m,
      /^Tags: knee \(1\)$/m,
      /^Post formats [^:]*: Aside \(1\)$/m,
      /: trash \(1\)$/m,
    ])
      assert.match(text, line);
    assert.equal(report.permalinks, 6 + 6);
  });

  it("Posts have their category, date, author and redirects from every former address", async () => {
    const rows = await db
      .selectFrom("post")
      .innerJoin("category", "category.category_id", "post.category")
      .innerJoin("item_version", "item_version.item_id", "post.blog_id")
      .select(["slug", "status", "published_date", "post.updated_at", "category.category"])
      .select("saved_by")
      .where("item_version.kind", "=", "post")
      .where("slug", "in", ["knees-2", "hidden"])
      .orderBy("slug")
      .execute();
    const posts = rows.map((row) => ({ ...row }));
    const saved_by = "Ada L. (WordPress)";
    const published_date = "2020-03-04T10:00:00.000Z";
    const updated_at = published_date;
    assert.deepEqual(posts, [
      {
        slug: "hidden",
        status: "draft",
        published_date,
        updated_at,
        category: "General",
        saved_by,
      },
      {
        slug: "knees-2",
        status: "published",
        published_date,
        updated_at,
        category: "Sport",
        saved_by,
      },
    ]);
    const addresses = {
      "/2020/03/knees": "knees",
      "/?p=2": "knees-2",
      "/2020/03/taken": "taken-2",
      "/2020/03/was-taken": "taken-2",
      "/?p=3": undefined,
      "/?p=4": undefined,
      "/?p=8": undefined,
    };
    for (const [address, slug] of Object.entries(addresses))
      assert.equal(await findSlugByPermalink(db, address), slug, address);
  });

  it("A post that staff deleted does not come back, and its addresses are free again", async () => {
    const { blog_id } = await db
      .selectFrom("post")
      .select("blog_id")
      .where("slug", "=", "knees")
      .executeTakeFirstOrThrow();
    await removePost(db, blog_id, "Ada");
    assert.equal(await findSlugByPermalink(db, "/?p=1"), undefined);
    await deletePermanently(db, "post", blog_id);
    const { report } = await run();
    assert.deepEqual([report.imported, report.removed], [[], ["1 “Post 1”"]]);
    const rows = await db
      .selectFrom("former_permalink")
      .where("blog_id", "=", blog_id)
      .selectAll()
      .execute();
    assert.deepEqual(rows, []);
  });

  it("Pictures come from the folder or their URL, and those that were missing come later", async () => {
    const folder = await mkdtemp(join(tmpdir(), "media-"));
    await mkdir(join(folder, "2020/03"), { recursive: true });
    const draw = (width: number) => drawPicture(width, 8).png().toBuffer();
    await writeFile(join(folder, "2020/03/knee.png"), await draw(21));
    const uploads = "https://old.example/wp-content/uploads";
    const picture = (path: string) => `<img src="${uploads}/${path}" alt="A knee">`;
    const attachmentUrl = `${uploads}/2020/03/cover.png`;
    const text = createWordpressExport([
      { id: 50, type: "attachment", status: "inherit", attachmentUrl },
      ...["2020/03/knee.png", "2020/03/form.pdf"].map((path, i) => ({
        ...{ id: 60 + i, type: "attachment", status: "inherit" },
        attachmentUrl: `${uploads}/${path}`,
      })),
      {
        id: 51,
        slug: "with-pictures",
        meta: { _thumbnail_id: "50" },
        content: [
          "Lead",
          ...["2020/03/knee-300x200.png", "gone.png", "../../../etc/passwd"].map(picture),
        ].join("\n\n"),
      },
    ]);
    const found = new Map<string, Buffer>();
    const load = async (isDryRun = false) => {
      const fetchPicture = async (url: string) => {
        const bytes = found.get(url);
        if (bytes === undefined) throw new PictureRefusal("the server responds with 404");
        return bytes;
      };
      const source = { db, isDryRun, mediaFolder: folder, fetchPicture };
      return run({ isDryRun, text, storePicture: createPictureSource(source) });
    };
    const readPost = () =>
      db
        .selectFrom("post")
        .select(["blog_id", "blog_image", "blogs_content", "published_date", "updated_at"])
        .where("slug", "=", "with-pictures")
        .executeTakeFirstOrThrow();

    const planned = await load(true);
    assert.match(planned.text, /^Pictures: 1 from the folder, 3 to be fetched old\.example \(3\)/m);
    const unshown = `Files of the media library that no imported post shows:\n  ${uploads}/2020/03/form.pdf`;
    assert.ok(planned.text.includes(unshown));
    const { report } = await load();
    assert.deepEqual([...report.pictures.values()], ["folder"]);
    assert.deepEqual(
      [...report.missingPictures.keys()],
      [`${uploads}/gone.png`, "https://old.example/etc/passwd", attachmentUrl],
    );
    const { blog_id, ...first } = await readPost();
    assert.equal(first.blog_image, "");
    const [section] = JSON.parse(first.blogs_content);
    assert.match(
      section.paragraph,
      /^<p><img src="\/uploads\/[0-9a-f]{32}\.webp" alt="A knee" \/><\/p>$/,
    );

    const before = await digest();
    await load();
    const changed = listDifferingTables(before, await digest());
    assert.deepEqual(
      changed.filter((table) => table !== "image_use"),
      [],
    );

    found.set(attachmentUrl, await draw(22));
    found.set(`${uploads}/gone.png`, await draw(23));
    assert.equal((await load()).report.completed.length, 1);
    const second = await readPost();
    assert.match(second.blog_image, /^\/uploads\//);
    assert.equal(second.blogs_content.split("<img").length - 1, 2);
    const age = Date.parse(second.updated_at) - Date.parse(second.published_date);
    assert.equal(age, 1, "another revision, but no update of the article");
    await updatePost(db, blog_id, { title: "Edited here" }, "Ada");
    found.set("https://old.example/etc/passwd", await draw(24));
    assert.equal((await load()).report.completed.length, 0);
    await rm(folder, { recursive: true });
  });

  it("An import that was stopped continues where it was, with each post once", async () => {
    const content = '<img src="https://old.example/a.png">';
    const posts = [61, 62, 63].map((id) => ({ id, slug: `stopped-${id}`, content }));
    const text = createWordpressExport(posts);
    let calls = 0;
    const storePicture = async () => {
      calls += 1;
      if (calls === 2) throw new Error("the power is off");
      return { refused: "there is none" };
    };
    await assert.rejects(run({ text, storePicture }), /the power is off/);
    const { report } = await run({ text });
    assert.deepEqual([report.existing.length, report.imported.length], [1, 2]);
    const stored = db.selectFrom("post").where("slug", "like", "stopped-%");
    assert.equal(await countRows(stored), 3);
  });
});
