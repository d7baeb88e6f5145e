import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { blankValues } from "../fields/field-list.ts";
import { locationFields } from "../location-pages/location-page.ts";
import {
  createLocation,
  removeLocation,
  updateLocation,
} from "../location-pages/write-location-pages.server.ts";
import { ensureCategories } from "../posts/categories.server.ts";
import { postFields } from "../posts/post.ts";
import { findPost } from "../posts/posts.server.ts";
import { createPost, updatePost } from "../posts/write-posts.server.ts";
import { listRevisions } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { countFormerLinks, replaceFormerLinks } from "./former-links.server.ts";

const origin = "https://clinic.example";

describeOnEachDatabase("links to a former address", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await ensureCategories(db);
  });
  after(() => close());

  const addPost = async (slug_url: string, paragraph: string) => {
    const blogs_content = [{ heading: "Read", paragraph }];
    const texts = { ...blankValues(postFields), title: slug_url, slug_url, blogs_content };
    const created = await createPost(db, texts, "Ada");
    assert.ok("item" in created, JSON.stringify(created));
    return created.item.blog_id;
  };
  const readParagraph = async (id: number) => (await findPost(db, id))?.blogs_content[0]?.paragraph;
  const rename = async (id: number, slug_url: string) => {
    const updated = await updatePost(db, id, { slug_url }, "Ada");
    assert.ok(updated && "item" in updated);
  };

  it("Only links to that address change, in any spelling, with their query and fragment", async () => {
    const id = await addPost("زانو", "<p>The target.</p>");
    const encoded = encodeURIComponent("زانو");
    const linking = await addPost(
      "linking",
      `<p><a href="/blogs/${encoded}?a=1&amp;b=2#top">one</a>, <a href="/blogs/زانو">two</a>, ` +
        `<a href="${origin}/blogs/${encoded}">three</a>, /blogs/${encoded}</p>`,
    );
    const others = await addPost(
      "others",
      `<p><a href="https://elsewhere.example/blogs/${encoded}">a</a>, ` +
        `<a href="/blogs/${encoded}-2">b</a>, <a href="/location/${encoded}">c</a></p>`,
    );
    const untouched = await readParagraph(others);
    const address = { kind: "post" as const, id, slug: "زانو", origin };
    assert.equal(await countFormerLinks(db, address), undefined);
    await rename(id, "knee care");
    assert.equal(await countFormerLinks(db, { ...address, id: linking }), undefined);
    assert.equal(await countFormerLinks(db, address), 1);
    assert.equal(await replaceFormerLinks(db, address, "Imani"), 1);
    const updated = (await readParagraph(linking)) ?? "";
    assert.match(updated, /href="\/blogs\/knee-care\?a=1&amp;b=2#top"/);
    assert.equal(updated.match(/href="\/blogs\/knee-care/g)?.length, 3);
    assert.ok(updated.includes(`, /blogs/${encoded}`));
    assert.equal(await readParagraph(others), untouched);
    const [latest] = await listRevisions(db, "post", linking);
    assert.equal(latest?.saved_by, "Imani");
    assert.equal(await replaceFormerLinks(db, address, "Imani"), 0);
    await addPost("زانو", "<p>Another post.</p>");
    assert.equal(await countFormerLinks(db, address), undefined);
  });

  it("Links keep the former address of a draft whose address was cleared", async () => {
    const id = await addPost("cleared", "<p>The target.</p>");
    const linking = await addPost("to-cleared", '<p><a href="/blogs/cleared">one</a></p>');
    await updatePost(db, id, { slug_url: "", status: "draft" }, "Ada");
    const former = { kind: "post" as const, id, slug: "cleared", origin };
    assert.equal(await countFormerLinks(db, former), undefined);
    assert.equal(await replaceFormerLinks(db, former, "Imani"), undefined);
    assert.equal(await readParagraph(linking), '<p><a href="/blogs/cleared">one</a></p>');
    await rename(id, "cleared-again");
    assert.equal(await countFormerLinks(db, former), 1);
  });

  it("Links in capitals or with a lower-case encoding change on every database", async () => {
    const [knees, hips] = [await addPost("knees", "<p>x</p>"), await addPost("زانوها", "<p>x</p>")];
    const lower = encodeURIComponent("زانوها").toLowerCase();
    const linking = await addPost(
      "spellings",
      `<p><a href="/blogs/Knees">a</a> <a href="/blogs/${lower}">b</a></p>`,
    );
    await rename(knees, "knee-pain");
    await rename(hips, "hip-pain");
    const former = { kind: "post" as const, origin };
    assert.equal(await replaceFormerLinks(db, { ...former, id: knees, slug: "knees" }, "Imani"), 1);
    assert.equal(await replaceFormerLinks(db, { ...former, id: hips, slug: "زانوها" }, "Imani"), 1);
    const paragraph = '<p><a href="/blogs/knee-pain">a</a> <a href="/blogs/hip-pain">b</a></p>';
    assert.equal(await readParagraph(linking), paragraph);
  });

  it("Words that a colleague saves meanwhile are kept, and their links are updated", async () => {
    const id = await addPost("before", "<p>The target.</p>");
    const linking = await addPost("meanwhile", '<p><a href="/blogs/before">old</a></p>');
    await rename(id, "afterwards");
    let updating: Promise<number | undefined> | undefined;
    await db.transaction().execute(async (trx) => {
      const paragraph = '<p>New words, <a href="/blogs/before">old</a></p>';
      const blogs_content = [{ heading: "Read", paragraph }];
      await updatePost(trx, linking, { blogs_content }, "Ada");
      const address = { kind: "post" as const, id, slug: "before", origin };
      updating = db.transaction().execute((other) => replaceFormerLinks(other, address, "Imani"));
      if (engine === "postgres") await waitUntilBlocked(db);
    });
    assert.equal(await updating, 1);
    assert.equal(
      await readParagraph(linking),
      '<p>New words, <a href="/blogs/afterwards">old</a></p>',
    );
  });

  it("A link to the former address of an area leads to the current one, unless it is in the trash", async () => {
    const texts = { ...blankValues(locationFields), main_heading: "North", slug_url: "north" };
    for (const slug_url of ["first", "second"])
      await createLocation(db, { ...texts, slug_url, status: "draft" }, "Ada");
    const created = await createLocation(db, { ...texts, status: "draft" }, "Ada");
    assert.ok("item" in created);
    const id = created.item.location_id;
    await updateLocation(db, id, { slug_url: "northern" }, "Ada");
    const post = await addPost("area-links", '<p><a href="/location/north">a</a> /blogs/north</p>');
    const other = await addPost("blog-links", '<p><a href="/blogs/north">a</a></p>');
    const address = { kind: "location", id, slug: "north", origin } as const;
    assert.equal(await countFormerLinks(db, { ...address, id: id - 1 }), undefined);
    assert.equal(await countFormerLinks(db, address), 1);
    assert.equal(await replaceFormerLinks(db, address, "Ada"), 1);
    const updated = '<p><a href="/location/northern">a</a> /blogs/north</p>';
    assert.equal(await readParagraph(post), updated);
    assert.equal(await readParagraph(other), '<p><a href="/blogs/north">a</a></p>');
    await removeLocation(db, id, "Ada");
    assert.equal(await countFormerLinks(db, address), undefined);
  });
});

/** A transaction would see the activity of its own beginning. */
async function waitUntilBlocked(db: Db): Promise<void> {
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 1000; tries += 1)
    if ((await waiting.execute(db)).rows.length > 0) return;
  assert.fail("nothing waits for a lock");
}
