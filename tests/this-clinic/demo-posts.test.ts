import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { findPictureByPath } from "#content/pictures/find-picture.ts";
import { findService, services } from "#content/services/index.ts";
import { demoLocations } from "#database/demo/demo-locations.ts";
import { demoPosts } from "#database/demo/posts/demo-posts.ts";
import { admin, describeOnEachDatabase, openSite, type Site } from "../support/open-site.ts";
import { findStrayTimes } from "../support/page-rules.ts";
import { listStrings } from "../support/visible-text.ts";

describe("the posts and areas of the demo", () => {
  const texts = listStrings([demoPosts, demoLocations]).join("\n");

  it("Every link of the demo to a service leads to one", () => {
    const linked = [...texts.matchAll(/href="\/service\/([^"#]*)/g)].map(([, url]) => url);
    assert.ok(linked.length >= 10);
    const urls = services.map(({ url }) => url);
    assert.deepEqual(
      linked.filter((url) => !urls.some((known) => known === url)),
      [],
    );
  });

  it("Each picture of a movement stands at its step, and a sentence describes it", () => {
    const images = [...texts.matchAll(/<img src="([^"]+)" alt="([^"]*)">(<\/li>)?/g)];
    assert.ok(images.length >= 5);
    for (const [, path = "", alt = "", itemEnd] of images) {
      assert.ok(findPictureByPath(path), path);
      assert.match(alt, /^[A-Z].{30,130}\.$/);
      assert.ok(itemEnd, `${path} does not end a step`);
    }
  });

  it("The demo names no other opening times than the clinic has", () => {
    assert.match(texts, /from 10 AM to 4 PM/);
    assert.deepEqual(findStrayTimes(texts), []);
  });
});

describeOnEachDatabase("The services of this clinic and the posts of the demo", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const findPostSlugs = (html = "") =>
    [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  const fetchRelatedSection = async (path: string) =>
    (await site.get(path)).body.split('<section aria-labelledby="related"')[1];

  it("Every service page lists three posts: those that mention it first, one about paying last", async () => {
    for (const { url } of services) {
      const section = await fetchRelatedSection(`/service/${url}`);
      assert.equal(new Set(findPostSlugs(section)).size, 3, url);
    }
    assert.equal(
      findPostSlugs(await fetchRelatedSection("/service/acupuncture"))[0],
      "first-acupuncture-visit",
    );
    const psychology = await fetchRelatedSection("/service/psychology");
    assert.equal(psychology?.match(/>Stress<\/b>/g)?.length, 2);
    assert.deepEqual(findPostSlugs(psychology).slice(2), [findService("psychology")?.payingPost]);
  });

  it("A post loads the pictures of its steps late, in sizes that fit, with room kept for them", async () => {
    const { body } = await site.get("/blogs/everyday-strength");
    const pictures = body.match(/<li dir="auto">[^<]+<picture>.*?<\/picture><\/li>/g) ?? [];
    assert.equal(pictures.length, 5);
    for (const picture of pictures) {
      assert.match(picture, /<source type="image\/avif" srcset="[^"]+-640\.\w+\.avif 640w/);
      assert.match(picture, /width="1200" height="900" alt="[^"]+" loading="lazy"/);
    }
  });

  it("A post lists the services that it mentions before those of its category", async () => {
    const paragraph = "<p>Shockwave and laser, and why shockwave comes first.</p>";
    const blogs_content = [{ heading: "What may help", paragraph }];
    const post = { title: "Lifting a kettle", slug_url: "kettle", category: 1, blogs_content };
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
    const { body } = await site.get("/blogs/kettle");
    const [, nav = ""] = body.split('<nav aria-labelledby="services"');
    const [list = ""] = nav.split("</nav>", 1);
    assert.deepEqual(
      [...list.matchAll(/href="([^"]+)"/g)].map(([, path]) => path),
      ["/service/shockwave-therapy", "/service/cold-laser-therapy", "/service/physiotherapy"],
    );
  });
});
