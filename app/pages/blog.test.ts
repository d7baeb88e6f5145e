import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { services } from "#content/services/index.ts";
import type { Category } from "#domain/clinic/category.ts";
import { fees } from "#domain/clinic/fees-definition.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { dayMs } from "#domain/records/time-units.ts";
import { testimonialServiceId } from "../../tests/support/entry-ids.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";

describeOnEachDatabase("Blog", (engine) => {
  let site: Site;
  let cookie: string;
  const createPost = async (post: object) =>
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const fetchPage = async (url: string) => (await site.get(url)).body;

  it("The blog features the latest post above nine others, newest first", async () => {
    const slugs = findPostSlugs(await fetchPage("/blog"));
    assert.equal(slugs.length, 10);
    assert.deepEqual(slugs.slice(0, 2), ["how-to-choose-shoes", "desk-and-neck"]);
  });

  it("Pagination shows every post once, below the same featured post", async () => {
    const seen = new Set<string>();
    for (const number of [1, 2, 3, 4]) {
      const [featured, ...rest] = findPostSlugs(await fetchPage(`/blog?page=${number}`));
      assert.equal(featured, "how-to-choose-shoes");
      for (const slug of rest) {
        assert.ok(!seen.has(slug), slug);
        seen.add(slug);
      }
    }
    assert.equal(seen.size, 31);
  });

  it("Cards truncate titles at 50 and paragraphs at 70 characters", async () => {
    const title = "Fifty characters stay, and what comes after them is cut";
    const brief_paragraph = `${"Seventy of these stay. ".repeat(3)}And no more of them.`;
    // The newest post has a larger card, and the newest of the demo is less than a week old.
    const published_date = new Date(Date.now() - 8 * dayMs).toISOString();
    await createPost({ title, slug_url: "long", brief_paragraph, category: 5, published_date });
    const html = await fetchPage("/blog");
    assert.ok(html.includes(`>${title.slice(0, 50)}...<`));
    assert.ok(html.includes(`>${brief_paragraph.slice(0, 70)}...<`));
  });

  it("Categories are added, renamed, moved and deleted, and their posts stay", async () => {
    const path = "/api/staff/clinic/categories";
    const call = (method: "POST" | "PUT" | "DELETE", url: string, payload: object = {}) =>
      site.send({ method, url: path + url, payload, cookie });
    const listNames = async () =>
      (await site.get("/api/categories")).json().data.map(({ category }: Category) => category);
    const before = await listNames();
    const added = (await call("POST", "", { name: "Pregnancy" })).json().data;
    assert.deepEqual(await listNames(), [...before.slice(0, -1), "Pregnancy", "All"]);
    for (const name of ["posture", "ALL"]) {
      const { statusCode, body } = await call("POST", "", { name });
      assert.equal(statusCode, 400);
      assert.match(body, /There is a category of that name\./);
    }
    assert.equal((await call("PUT", "/2", { name: "Pregnancy" })).statusCode, 400);

    const post = { title: "Third trimester", slug_url: "third", category: added.id };
    const created = await site.post("/blog", { ...post, published_date: "2020-01-01" }, cookie);
    assert.equal((await call("PUT", "/2", { name: "Back and neck" })).statusCode, 200);
    const blog = await fetchPage("/blog");
    assert.match(blog, /href="\/blog\?category=2"[^>]*>Back and neck</);
    assert.doesNotMatch(blog, />Posture</);
    assert.match(await fetchPage("/blogs/desk-and-neck"), /Back and neck/);
    assert.equal((await call("PUT", "/order", { ids: [added.id, 2] })).statusCode, 200);
    assert.deepEqual((await listNames()).slice(0, 2), ["Pregnancy", "Back and neck"]);

    const service = services.at(-1);
    const picture = gallery.defaults[0]?.image.src;
    assert.ok(service && picture);
    const cover = { src: picture, alt: "", focusX: 50, focusY: 50 };
    await call("PUT", `/${added.id}`, { cover, services: [String(service.id)] });
    const article = await fetchPage("/blogs/third");
    assert.ok(article.includes(picture.replace("/", "-")));
    const [, related = ""] = article.split('<nav aria-labelledby="services"');
    assert.ok(related.split("</nav>")[0]?.includes(`href="/service/${service.url}"`));

    const refused = await call("DELETE", `/${added.id}`);
    assert.equal(refused.statusCode, 400);
    assert.match(refused.json().errors.moveTo, /^1 post is in this category/);
    assert.equal((await call("DELETE", `/${added.id}?moveTo=${added.id}`)).statusCode, 400);
    assert.equal((await call("DELETE", "/1?moveTo=2")).statusCode, 400);
    assert.equal((await call("DELETE", `/${added.id}?moveTo=2`)).statusCode, 200);
    assert.ok(!(await listNames()).includes("Pregnancy"));
    assert.match(await fetchPage("/blog?category=2"), /\/blogs\/desk-and-neck/);
    assert.match(await fetchPage("/blogs/third"), /Back and neck/);
    assert.equal((await site.get(`/blog?category=${added.id}`)).statusCode, 404);

    assert.equal((await call("POST", "", { name: "Pregnancy" })).statusCode, 200);
    const restore = `/api/staff/trash/categories/${added.id}/restore`;
    const restored = await site.post(restore, {}, cookie);
    assert.equal(restored.json().message, "Restored, with its post.");
    assert.ok((await listNames()).includes("Pregnancy 2"));
    assert.match(await fetchPage("/blogs/third"), /Pregnancy 2/);
    await call("DELETE", `/${added.id}?moveTo=2`);
    for (const id of [added.id, added.id + 1]) await call("DELETE", `/${id}`);
    await call("PUT", "/2", { name: "Posture" });
    await call("PUT", "/order", { ids: [1, 2] });
    const url = `/blog/${created.json().data.blog_id}`;
    await site.send({ method: "DELETE", url, cookie });
    assert.deepEqual(await listNames(), before);
  });

  it("Each kind is previewed with what is typed, and nobody else sees it", async () => {
    const preview = async (kind: string, typed: object, id = 0, query = `entry=${id}`) => {
      const values = JSON.stringify(typed);
      const key = `${kind}-${id}`;
      const url = `/api/staff/autosaves/${kind}/${id}`;
      const payload = { key, values, based_on: "" };
      const stored = await site.send({ method: "PUT", url, payload, cookie });
      assert.equal(stored.statusCode, 200, stored.body);
      const page = await site.get(`/admin/preview/${kind}?${query}&draft=${key}`, cookie);
      assert.equal(page.statusCode, 200, kind);
      return page.body;
    };
    const [person, other] = providers.defaults;
    const [first] = fees.defaults.rows;
    const [picture] = gallery.defaults;
    const renamed = await preview("providers", { name: "Typed T." }, person?.id);
    assert.match(renamed, />Typed T\.</);
    assert.ok(person && other && !renamed.includes(person.name) && renamed.includes(other.name));
    const joined = { ...person, name: "Newly N.", bookingId: "" };
    assert.match(await preview("providers", joined), /Newly N\./);
    const rows = [{ ...first, fee: 12_345 }, ...fees.defaults.rows.slice(1)];
    assert.match(await preview("fees", { rows, payment: "Typed payment." }, 1), /\$123\.45/);
    const quote = { quote: "Typed words.", who: "W. T.", services: [testimonialServiceId] };
    const testimonials = await preview("testimonials", { ...quote, consentDate: "2026-01-02" });
    assert.match(testimonials.split("<blockquote")[1] ?? "", /Typed words\./);
    const pictures = await preview("gallery", { image: picture?.image, caption: "Typed caption" });
    assert.match(pictures, /Typed caption/);
    assert.ok(await preview("notice", { notices: [null, 5, { text: 5, until: [] }] }, 1));
    const odd = "/admin/preview/notice?draft=%00";
    assert.equal((await site.get(odd, cookie)).statusCode, 200, odd);
    const typedNotice = await preview("notice", { notices: [{ text: "Typed notice." }] }, 1);
    assert.match(typedNotice, /Typed notice\./);
    const blog = await preview("categories", { name: "Typed name" }, 2, "entry=2&category=2");
    assert.match(blog, /More in Typed name/);
    assert.doesNotMatch(blog, />Posture</);
    for (const path of ["/registered-providers", "/fees", "/about", "/gallery", "/blog?category=2"])
      assert.doesNotMatch(await fetchPage(path), /Typed|Newly|123\.45/, path);
    for (const path of ["replies", "gallery?entry=99", "gallery?entry=1e20", "gallery?entry=1.5"])
      assert.equal((await site.get(`/admin/preview/${path}`, cookie)).statusCode, 404, path);
  });

  it("The blog filters by category, and the category All shows every post", async () => {
    const posture = findPostSlugs(await fetchPage("/blog?category=2"));
    assert.equal(posture[0], "desk-and-neck");
    assert.deepEqual(
      findPostSlugs(await fetchPage("/blog?category=7")),
      findPostSlugs(await fetchPage("/blog")),
    );
  });

  it("An unknown page number or category of the blog is answered with 404", async () => {
    for (const query of ["page=5", "page=0", "page=two", "page=%E0", "category=99", "category=x"])
      assert.equal((await site.get(`/blog?${query}`)).statusCode, 404, query);
  });

  it("Drafts and scheduled posts are neither listed nor reachable", async () => {
    await createPost({ title: "D", slug_url: "draft", category: 6, status: "draft" });
    await createPost({ title: "L", slug_url: "later", category: 6, published_date: "2999-01-01" });
    const slugs = findPostSlugs(await fetchPage("/blog?category=6"));
    assert.ok(!slugs.includes("draft") && !slugs.includes("later"));
    assert.equal((await site.get("/blogs/draft")).statusCode, 404);
    assert.equal((await site.get("/blogs/later")).statusCode, 404);
  });

  it("A variant spelling of a post's URL redirects to the canonical one", async () => {
    const response = await site.get("/blogs/Desk%20And%20Neck");
    assert.equal(response.statusCode, 301);
    assert.equal(response.headers.location, "/blogs/desk-and-neck");
  });

  it("A post is found by a slug in a non-Latin script", async () => {
    await createPost({ title: "زانو", slug_url: "مراقبت از زانو" });
    const response = await site.get(`/blogs/${encodeURIComponent("مراقبت-از-زانو")}`);
    assert.equal(response.statusCode, 200);
  });

  it("The three newest other posts are listed beside a post", async () => {
    const [, aside = ""] = (await fetchPage("/blogs/desk-and-neck")).split("<aside");
    const slugs = findPostSlugs(aside.split("</aside>", 1)[0] ?? "");
    assert.equal(slugs.length, 3);
    assert.ok(!slugs.includes("desk-and-neck"));
  });

  it("An unknown post is answered with 404, and a malformed URL with 400", async () => {
    for (const path of ["nothing-like-it", "%00", "%F0%9F%98%80", "a%2Fb"])
      assert.equal((await site.get(`/blogs/${path}`)).statusCode, 404, path);
    for (const path of ["%E0%A4%A", "%FF"])
      assert.equal((await site.get(`/blogs/${path}`)).statusCode, 400, path);
  });
});

it("A site without the demo makes categories of its own, with a cover and a service", async () => {
  const site = await openSite("sqlite");
  const cookie = await site.signIn(admin);
  const listNames = async () =>
    (await site.get("/api/categories")).json().data.map(({ category }: Category) => category);
  assert.deepEqual(await listNames(), ["General", "All"]);
  const call = async (method: "POST" | "PUT", path: string, payload: object) => {
    const url = `/api/staff/clinic/categories${path}`;
    const response = await site.send({ method, url, payload, cookie });
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data;
  };
  const service = services.at(-1);
  const picture = gallery.defaults[0]?.image.src;
  assert.ok(service && picture);
  await call("PUT", "/1", { name: "News" });
  const cover = { src: picture, alt: "", focusX: 50, focusY: 50 };
  const { id } = await call("POST", "", { name: "Sleep", cover, services: [String(service.id)] });
  await call("PUT", "/order", { ids: [id, 1] });
  assert.deepEqual(await listNames(), ["Sleep", "News", "All"]);
  const post = { title: "Better nights", slug_url: "better-nights", category: id };
  assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
  const blog = (await site.get(`/blog?category=${id}`)).body;
  assert.deepEqual(findPostSlugs(blog), ["better-nights"]);
  assert.ok(blog.includes(picture.replace("/", "-")));
  assert.match((await site.get("/blog?category=1")).body, /Nothing about News yet\./);
  assert.ok((await site.get("/blogs/better-nights")).body.includes(`/service/${service.url}`));
  const servicePage = await site.get(`/service/${service.url}`);
  assert.ok(findPostSlugs(servicePage.body).includes("better-nights"));
  await site.close();
});

function findPostSlugs(html: string): string[] {
  return [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, slug = ""]) => slug);
}
