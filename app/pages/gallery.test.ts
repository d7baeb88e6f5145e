import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { reorderEntries } from "#domain/clinic/reorder-entries.server.ts";
import {
  createEntry,
  removeEntry,
  updateEntry,
} from "#domain/clinic/write-clinic-content.server.ts";
import { storeImage } from "#domain/images/images.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { parsePage } from "../../tests/support/parse-page.ts";

const green = { width: 600, height: 800, channels: 3, background: "#264" } as const;

describe("Gallery", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const fetchGallery = async () => {
    const { body } = await site.get("/gallery");
    const [list = ""] = body.split("<main")[1]?.split("</main>") ?? [];
    const captions = [...list.matchAll(/<figcaption[^>]*>([^<]*)</g)].map(([, text]) => text);
    return { captions, body, description: parsePage(body).meta.get("description") ?? "" };
  };
  const defaultCaptions = gallery.defaults.map(({ caption }) => caption);

  it("The gallery shows the default pictures, and counts and names them in its description", async () => {
    const { captions, description, body } = await fetchGallery();
    assert.deepEqual(captions, defaultCaptions);
    const names = defaultCaptions.slice(0, 2).join(", ").toLowerCase();
    assert.match(description, /^\w+ pictures of our clinic in /);
    assert.ok(description.toLowerCase().includes(`: ${names}`), description);
    assert.doesNotMatch(body, /crop-x-/);
  });

  it("The order, a caption and an uploaded picture with its focal point show at once", async () => {
    const { description: defaultDescription } = await fetchGallery();
    const stored = await storeImage(site.db, await sharp({ create: green }).jpeg().toBuffer());
    assert.ok("hash" in stored);
    const src = `/uploads/${stored.hash}.webp`;
    await updateEntry(site.db, gallery, 1, { caption: "Front desk" }, "Mirela");
    const image = { src, alt: "A green wall", focusX: 22, focusY: 100 };
    const added = await createEntry(site.db, gallery, { image, caption: "New room" }, "Mirela");
    assert.ok("item" in added);
    await reorderEntries(site.db, gallery, [added.item.id, 2, 1]);

    const { captions, body, description } = await fetchGallery();
    assert.deepEqual(captions, [
      ...["New room", defaultCaptions[1], "Front desk"],
      ...defaultCaptions.slice(2),
    ]);
    const second = defaultCaptions[1]?.toLowerCase();
    assert.notEqual(description.split(" ")[0], defaultDescription.split(" ")[0]);
    assert.ok(description.toLowerCase().includes(`: new room, ${second}, front desk`), description);
    assert.match(body, /<img [^>]*alt="A green wall"[^>]*\bcrop crop-x-20 crop-y-100\b/);
    assert.ok(body.includes(`href="${src}"`));
    assert.ok(body.includes(`"@id":"http://localhost:3000/gallery#${stored.hash}"`));
    assert.ok((await site.get("/sitemap.xml")).body.includes(`${src}</image:loc>`));
  });

  it("A picture whose file is gone is left out, and an empty gallery says that pictures are to come", async () => {
    await site.db.deleteFrom("image").execute();
    assert.deepEqual((await fetchGallery()).captions.slice(0, 2), [
      defaultCaptions[1],
      "Front desk",
    ]);
    for (const { id } of gallery.defaults) await removeEntry(site.db, gallery, id, "Mirela");
    const { captions, body } = await fetchGallery();
    assert.deepEqual(captions, []);
    assert.match(body, /The pictures are still to come/);
    assert.equal(JSON.parse(parsePage(body).data[0] ?? "")["@graph"].length, 5);
    assert.equal((await site.get("/sitemap.xml")).statusCode, 200);
  });
});
