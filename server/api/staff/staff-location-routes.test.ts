import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { demoLocations } from "#database/demo/demo-locations.ts";
import { addFakeContent } from "#database/demo/fake-content.ts";
import { createFakeLocation } from "#database/demo/fake-texts.ts";
import type { Field } from "#domain/fields/field-list.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { similarityThreshold } from "#domain/location-pages/similarity.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

const requiredNames = Object.entries<Field>(locationFields)
  .flatMap(([name, { required }]) => (required ? [name] : []))
  .sort();

describeOnEachDatabase("location pages in the API", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  let counter = 0;
  const create = (page: object) => site.post("/api/locationpages/create", page, cookie);
  const change = (id: number, page: object) => site.put(`/api/locationpages/${id}`, page, cookie);
  const createPage = async (page: object = {}) => {
    counter += 1;
    const response = await create({ ...filled, slug_url: `place ${counter}`, ...page });
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data;
  };

  it("A new location page is rejected if any field is missing", async () => {
    const { errors } = (await create({})).json();
    assert.deepEqual(Object.keys(errors).sort(), requiredNames);
    for (const name of requiredNames) {
      const response = await create({ ...filled, slug_url: "never", [name]: " " });
      assert.equal(response.statusCode, 400, name);
      assert.deepEqual(Object.keys(response.json().errors), [name]);
    }
    assert.equal((await site.get("/location/never")).statusCode, 404);
  });

  it("Location page texts are accepted at their exact limits and rejected beyond", async () => {
    for (const [name, { limit }] of Object.entries(locationFields)) {
      if (name === "slug_url" || name === "meta_link") continue;
      const { location_id } = await createPage({ [name]: "x".repeat(limit) });
      const response = await change(location_id, { [name]: "x".repeat(limit + 1) });
      assert.match(response.json().errors[name], /characters at most/);
    }
  });

  it("A canonical link that is not the URL of a page is rejected", async () => {
    for (const meta_link of [
      ...["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example"],
      ...["https://", "north-york", "https://a b", "ftp://x.example", "https:\\\\x.example"],
    ]) {
      const response = await create({ ...filled, slug_url: "never", meta_link });
      assert.equal(response.statusCode, 400, meta_link);
      assert.ok(response.json().errors.meta_link);
    }
    for (const meta_link of ["/location/x", "https://elsewhere.example/x?y#z", "http://x.example"])
      assert.equal((await createPage({ meta_link })).meta_link, meta_link);
  });

  it("A slug of another location page is rejected", async () => {
    await createPage({ slug_url: "Markham East" });
    assert.ok((await create({ ...filled, slug_url: "markham-east" })).json().errors.slug_url);
    const other = await createPage();
    assert.equal((await change(other.location_id, { slug_url: "MARKHAM EAST" })).statusCode, 400);
  });

  it("An unknown location page gets 404", async () => {
    for (const id of ["999999", "99999999999999"]) {
      assert.equal((await site.get(`/api/locationpages/${id}`)).statusCode, 404);
      assert.equal((await change(Number(id), {})).statusCode, 404);
      assert.equal((await site.remove(`/api/locationpages/${id}`, cookie)).statusCode, 404);
    }
    for (const slug of ["nowhere", "%20", "%00", "a%2Fb"]) {
      const response = await site.get(`/api/locationpages/url/${slug}`);
      assert.equal(response.statusCode === 404 || response.statusCode === 400, true, slug);
      assert.equal(response.json().status, "fail");
    }
  });

  it("A location page is stored in full and read back alike by list, by id and by slug", async () => {
    const { data, status } = (await create({ ...filled, slug_url: "Lawrence Park" })).json();
    assert.equal(status, "success");
    const { location_id, slug, updated_at: _, ...texts } = data;
    assert.deepEqual(texts, { ...filled, slug_url: "Lawrence Park", status: "published" });
    assert.equal(slug, "lawrence-park");
    const one = (await site.get(`/api/locationpages/${location_id}`)).json();
    assert.deepEqual(one.data, data);
    assert.equal(one.status, "success");
    assert.ok(one.message);
    const bySlug = (await site.get("/api/locationpages/url/lawrence-park")).json();
    assert.deepEqual(bySlug.data, data);
    const all = (await site.get("/api/locationpages")).json().data as object[];
    assert.deepEqual(all.at(-1), data);
    const row = await site.db
      .selectFrom("location_page")
      .selectAll()
      .where("location_id", "=", location_id)
      .executeTakeFirstOrThrow();
    const { created_at: __, title_key: ___, ...columns } = row;
    assert.deepEqual({ ...columns }, data);
  });

  it("A draft page is 404 for visitors, and no list, search, sitemap or feed names it", async () => {
    const draft = { status: "draft", slug_url: "hidden-hollow", main_heading: "Hidden Hollow" };
    const { location_id: id, status } = await createPage({ ...draft, heading_2: "" });
    assert.equal(status, "draft");
    const ownUrls = [
      ...["/location/hidden-hollow", `/api/locationpages/${id}`],
      "/api/locationpages/url/hidden-hollow",
    ];
    for (const url of ownUrls) assert.equal((await site.get(url)).statusCode, 404, url);
    const lists = ["/location", "/services", "/search?q=hidden+hollow", "/api/locationpages"];
    const sitemaps = ["/sitemap.xml", "/location/willowdale"];
    const bodies = async () => {
      const found = await Promise.all([...lists, ...sitemaps].map((url) => site.get(url)));
      return found.map(
        ({ body }) => body.includes("/location/hidden-hollow") || body.includes('"hidden-hollow"'),
      );
    };
    assert.ok((await bodies()).every((isNamed) => !isNamed));

    assert.equal((await site.get(`/api/locationpages/${id}`, cookie)).statusCode, 200);
    const all = (await site.get("/api/staff/locations", cookie)).json().data;
    assert.deepEqual([all[0].slug, all[0].status], ["hidden-hollow", "draft"]);
    const named = await site.get("/api/staff/locations?slug=hidden-hollow", cookie);
    assert.deepEqual(named.json().data, [all[0]]);
    const drafts = await site.get("/admin/location-pages?status=draft", cookie);
    assert.match(drafts.body, /Hidden Hollow/);
    const previewUrl = `/admin/location-pages/${id}/preview`;
    assert.ok(drafts.body.includes(previewUrl));
    assert.equal((await site.get(previewUrl)).statusCode, 302);
    const preview = await site.get(previewUrl, cookie);
    assert.match(preview.body, /Preview: not public yet\./);
    assert.match(preview.body, /Hidden Hollow<\/h1>/);
    assert.match(preview.body, /Heading 2/);
    assert.match(preview.body, /<meta name="robots" content="noindex/);
    assert.equal((await site.get("/admin/location-pages/999999/preview", cookie)).statusCode, 404);

    await change(id, { status: "published", heading_2: "Nearby" });
    for (const url of ownUrls) assert.equal((await site.get(url)).statusCode, 200, url);
    const [inAreas, , inSearch, inApi, inSitemap] = await bodies();
    assert.deepEqual([inAreas, inSearch, inApi, inSitemap], [true, true, true, true]);
    await change(id, { status: "draft", slug_url: "hidden-hill" });
    for (const url of ownUrls.slice(1)) assert.equal((await site.get(url)).statusCode, 404, url);
    assert.equal((await site.get("/location/hidden-hollow")).statusCode, 404, "no redirect");
    const actions = site.db.selectFrom("audit_entry").select("action").orderBy("at");
    const recorded = await actions.where("target_id", "=", String(id)).execute();
    assert.deepEqual(
      recorded.map(({ action }) => action).filter((action) => action.startsWith("location-")),
      ["location-added", "location-published", "location-hidden"],
    );
  });

  it("A draft page needs no text; publishing names each missing field", async () => {
    const { data } = (await create({ status: "draft" })).json();
    assert.deepEqual([data.main_heading, data.slug, data.meta_link], ["", "", ""]);
    const other = (await create({ status: "draft" })).json().data;
    const drafts = await site.get("/admin/location-pages?q=untitled", cookie);
    assert.match(drafts.body, /Untitled draft/);
    const refused = (await change(data.location_id, { status: "published" })).json();
    assert.deepEqual(Object.keys(refused.errors).sort(), requiredNames);
    const trashed = await site.remove(`/api/locationpages/${other.location_id}`, cookie);
    assert.match(trashed.json().message, /“Untitled draft” is in the trash/);
    await site.post(`/api/staff/trash/location/${other.location_id}/restore`, {}, cookie);
    const restored = (await site.get(`/api/locationpages/${other.location_id}`, cookie)).json();
    assert.deepEqual([restored.data.status, restored.data.slug], ["draft", ""]);
    await change(other.location_id, { slug_url: "third", meta_link: "/location/third" });
    const cleared = (await change(other.location_id, { slug_url: "" })).json().data;
    assert.deepEqual([cleared.slug, cleared.meta_link], ["", ""]);
    const complete = { ...filled, slug_url: "now complete", status: "published" };
    const published = (await change(data.location_id, complete)).json().data;
    assert.deepEqual([published.slug, published.status], ["now-complete", "published"]);
    const redirects = site.db.selectFrom("slug_redirect").select("slug");
    const placeholders = await redirects.where("slug", "like", "draft:%").execute();
    assert.deepEqual(placeholders, []);
  });

  it("An update changes only the given fields, conflicts with older versions and redirects old slugs", async () => {
    const page = await createPage({ slug_url: "Old Mill", meta_link: "/location/old-mill" });
    const id = page.location_id;
    const changed = (await change(id, { slug_url: "New Mill" })).json().data;
    assert.equal(changed.main_heading, page.main_heading);
    assert.equal(changed.meta_link, "/location/new-mill");
    const lateUpdate = await change(id, { main_heading: "Late", updated_at: page.updated_at });
    assert.equal(lateUpdate.statusCode, 409);
    assert.deepEqual(lateUpdate.json().data, changed);
    const response = await site.get("/location/old-mill");
    assert.equal(response.statusCode, 301);
    assert.equal(response.headers.location, "/location/new-mill");
    const call = await site.get("/api/locationpages/url/old-mill");
    assert.equal(call.statusCode, 301);
    assert.equal(call.headers.location, "/api/locationpages/url/new-mill");
  });

  it("A canonical link follows the slug unless it was set to another URL", async () => {
    const elsewhere = "https://elsewhere.example/page";
    const { location_id: other } = await createPage({ slug_url: "Old Dock", meta_link: elsewhere });
    assert.equal((await change(other, { slug_url: "Dock" })).json().data.meta_link, elsewhere);
    const { location_id: id } = await createPage({ slug_url: "Pier", meta_link: "/location/pier" });
    const fullPage = { slug_url: "Old Pier", meta_link: "/location/pier" };
    assert.equal((await change(id, fullPage)).json().data.meta_link, "/location/old-pier");

    await site.remove(`/api/locationpages/${id}`, cookie);
    await createPage({ slug_url: "Old Pier", meta_link: "/location/old-pier" });
    await site.post(`/api/staff/trash/location/${id}/restore`, {}, cookie);
    const { data } = (await site.get(`/api/locationpages/${id}`)).json();
    assert.equal(data.meta_link, `/location/${data.slug}`);
    assert.notEqual(data.slug, "old-pier");
  });

  it("A page that is too similar to another one is reported", async () => {
    const findSimilar = async (body: object) => {
      const response = await site.post("/api/staff/locations/similar", body, cookie);
      assert.equal(response.statusCode, 200, response.body);
      return response.json().data;
    };
    await addFakeContent(site.db, { posts: 0, locations: 120 });
    const { paragraph_1, paragraph_2, paragraph_3, paragraph_4, main_paragraph } =
      createFakeLocation(60);
    const texts = { paragraph_1, paragraph_2, paragraph_3, paragraph_4 };
    const [similar] = await findSimilar(texts);
    assert.equal(similar.name, createFakeLocation(60).main_heading);
    assert.ok(similar.part > similarityThreshold && similar.part < 1);

    const { location_id: id } = await createPage({
      ...texts,
      main_paragraph,
      main_heading: "Twin",
    });
    const own = await findSimilar({ ...texts, main_paragraph, id });
    assert.deepEqual(own, [{ name: createFakeLocation(60).main_heading, part: 1 }]);
    assert.deepEqual(await findSimilar({ paragraph_1 }), [], "one paragraph in five is allowed");
    assert.deepEqual(
      await findSimilar({ main_paragraph: "Of this place only, and of no other." }),
      [],
    );
    assert.deepEqual(await findSimilar({}), []);
    const rejected = await site.post("/api/staff/locations/similar", { paragraph_1: 5 }, cookie);
    assert.equal(rejected.statusCode, 400);

    const twin = createFakeLocation(60).slug_url;
    const { location_id } = (await site.get(`/api/locationpages/url/${twin}`)).json().data;
    await site.remove(`/api/locationpages/${location_id}`, cookie);
    assert.deepEqual(await findSimilar({ ...texts, id }), [], "a trashed page is not compared");
    await site.post(`/api/staff/trash/location/${location_id}/restore`, {}, cookie);
    assert.equal((await findSimilar({ ...texts, id })).length, 1);
  });
});

const [first] = demoLocations;
const filled = { ...first, main_heading: "A place" };
