import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import { recordImportedPost } from "#domain/posts/former-permalinks.server.ts";
import { exampleLocationTexts } from "../../tests/support/location-texts.ts";
import { admin, openSite, type Site } from "../../tests/support/open-site.ts";

const url = services.find((service) => service.url.includes("-"))?.url ?? "";

describe("URLs and redirects", () => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const describeResponse = async (url: string, method: "GET" | "HEAD" = "GET") => {
    const { statusCode, headers } = await site.send({ method, url });
    return headers.location === undefined ? statusCode : `${statusCode} ${headers.location}`;
  };
  const response = async (expected: Record<string, string | number>) => {
    for (const [url, status] of Object.entries(expected)) {
      assert.equal(await describeResponse(url), status, url);
      assert.equal(await describeResponse(url, "HEAD"), status, `HEAD ${url}`);
    }
  };

  it("An unknown URL is 404 in any form and never redirects to a 404", () =>
    response({
      "/nowhere": 404,
      "/nowhere/": 404,
      "/Nowhere": 404,
      "/service": 404,
      "/service/": 404,
      "/location/none": 404,
      "/location/none/": 404,
      "/blogs/none": 404,
      "/blogs/None/": 404,
      "/blogs/a/b": 404,
      "/about/us": 404,
      "/tel:911": 404,
      "//about": 404,
      "/nowhere.data": 404,
      "/location/none.data": 404,
      "/blogs/none.data": 404,
      "/static/js/none.js": 404,
      "/uploads/none.webp": 404,
      "/pictures/blog/none.webp": 404,
      "/favicon.none": 404,
      "/blog?page=99": 404,
      "/blog?page=0": 404,
      "/blog?category=99": 404,
    }));

  it("A page has one canonical path, and other forms redirect to it permanently with their query", () =>
    response({
      "/about/": "301 /about",
      "/About": "301 /about",
      "/%61bout": "301 /about",
      "/services//": "301 /services",
      "/blog/?page=2&category=": "301 /blog?page=2&category=",
      [`/Service/${url.toUpperCase()}`]: `301 /service/${url}`,
      [`/service/${url.replaceAll("-", "%20")}`]: `301 /service/${url}`,
      "/LOCATION/Don%20Mills/": "301 /location/don-mills",
      "/Blogs/how-to-choose-shoes/": "301 /blogs/how-to-choose-shoes",
      "/Feed.xml": "301 /feed.xml",
      "/robots.txt/": "301 /robots.txt",
      "/Login/": "301 /login",
    }));

  it("The former URL /home redirects to the home page", () =>
    response({ "/home": "301 /", "/home/": "301 /", "/HOME": "301 /" }));

  it("An unknown service redirects to the list of services with a temporary redirect", () =>
    response({ "/service/none": "302 /services", "/service/none/": "302 /services" }));

  it("An unknown topic of a message leads to the contact page without it", () =>
    response({ "/contact?about=magic": "302 /contact" }));

  it("The address of a form that was refused leads back to its page when it is opened again", () =>
    response({ "/send-contact-form-main": "302 /contact", "/send-quote": "302 /contact" }));

  it("A redirect does not claim to be a file", async () => {
    for (const url of ["/home", "/about/", "/service/none", "/admin"]) {
      const { statusCode, headers } = await site.get(url);
      assert.match(String(statusCode), /^30[12]$/, url);
      assert.equal(headers["content-type"], undefined, url);
    }
  });

  it("A redirect within the staff area is neither stored nor indexed", async () => {
    for (const url of ["/admin/", "/Admin/blogs", "/Login/"]) {
      const { statusCode, headers } = await site.get(url, cookie);
      assert.equal(statusCode, url === "/Login/" ? 302 : 301, url);
      assert.equal(headers["cache-control"], "no-store", url);
      assert.equal(headers["x-robots-tag"], "noindex, nofollow", url);
    }
    const { headers } = await site.get("/Login/");
    assert.equal(headers["cache-control"], "no-store");
    assert.equal(headers["x-robots-tag"], "noindex, nofollow");
  });

  it("No request redirects to another site", async () => {
    for (const url of [
      ...["//elsewhere.example/", "//elsewhere.example/about/", "/\\elsewhere.example/"],
      ...["//elsewhere.example/%2e%2e/about/", "///about/", "http://elsewhere.example/about/"],
      ...["/%2F%2Felsewhere.example/", "/.//elsewhere.example/about/"],
    ]) {
      const { headers } = await site.get(url);
      const redirectsTo = new URL(String(headers.location ?? "/"), site.config.siteUrl);
      assert.equal(redirectsTo.origin, site.config.siteUrl, url);
    }
  });

  it("A former slug of a post or a location page redirects to the current one in one step", async () => {
    const post = { title: "Moved", slug_url: "first slug", category: 1 };
    const created = (await site.post("/blog", post, cookie)).json();
    const id = created.data.blog_id;
    await site.put(`/blog/${id}`, { slug_url: "second slug" }, cookie);
    await site.put(`/blog/${id}`, { slug_url: "third slug" }, cookie);
    const page = await site.post("/api/locationpages/create", exampleLocationTexts("old"), cookie);
    const { location_id } = page.json().data;
    await site.put(`/api/locationpages/${location_id}`, { slug_url: "new" }, cookie);
    await response({
      "/blogs/first-slug": "301 /blogs/third-slug",
      "/blogs/second-slug": "301 /blogs/third-slug",
      "/Blogs/First%20Slug/": "301 /blogs/third-slug",
      "/location/old": "301 /location/new",
      "/Location/OLD/": "301 /location/new",
    });
  });

  it("A deleted or unpublished post is 404 under its slug and its former slugs", async () => {
    const post = { title: "Gone", slug_url: "was", category: 1 };
    const { blog_id } = (await site.post("/blog", post, cookie)).json().data;
    await site.put(`/blog/${blog_id}`, { slug_url: "is" }, cookie);
    await response({ "/blogs/was": "301 /blogs/is", "/blogs/is": 200 });
    await site.put(`/blog/${blog_id}`, { status: "draft" }, cookie);
    await response({ "/blogs/was": 404, "/blogs/is": 404 });
    await site.remove(`/blog/${blog_id}`, cookie);
    await response({ "/blogs/was": 404, "/blogs/is": 404 });
  });

  it("Every former address of an imported post redirects to it, unless it is a page of this site", async () => {
    const post = { title: "Came along", slug_url: "came-along", category: 1 };
    const { blog_id } = (await site.post("/blog", post, cookie)).json().data;
    const draft = { title: "Hidden", slug_url: "hidden-post", category: 1, status: "draft" };
    const hidden = (await site.post("/blog", draft, cookie)).json().data;
    const paths = ["/?p=17", "/2019/05/came-along", "/blog/came-along", "/service/came-along"];
    await recordImportedPost(site.db, blog_id, { source: "old.example", source_id: 17 }, [
      ...[...paths, "/about", "/blog/tips/came-along", "/location/came-along", "/blog/12"],
      ...["/کمردرد", "/index.php/came-along"],
    ]);
    await recordImportedPost(site.db, hidden.blog_id, { source: "old.example", source_id: 18 }, [
      "/?p=18",
      "/hidden",
    ]);
    const target = "301 /blogs/came-along";
    await response({
      "/?p=17": target,
      "/?p=17&preview=true": target,
      "/?p=18": 200,
      "/?p=99": 200,
      "/": 200,
      "/2019/05/came%20along/": target,
      "/2019/05/Came%20Along": target,
      "/2019/05/came%20along/?utm_source=mail": target,
      "/blog/came-along": target,
      "/blog/Came-Along/?x=1": target,
      "/blog/tips/came-along/": target,
      "/service/came-along/": target,
      "/location/came-along/": target,
      "/%DA%A9%D9%85%D8%B1%D8%AF%D8%B1%D8%AF/": target,
      "/index.php/came-along": target,
      "/about": 200,
      "/about/": "301 /about",
      "/blog/12": 200,
      "/hidden": 404,
      "/blog": 200,
      "/service/none": "302 /services",
    });
    await site.put(`/blog/${blog_id}`, { slug_url: "moved-along" }, cookie);
    await response({
      "/?p=17": "301 /blogs/moved-along",
      "/blog/came-along": "301 /blogs/moved-along",
    });
    await site.remove(`/blog/${blog_id}`, cookie);
    await response({
      "/?p=17": 200,
      "/2019/05/came%20along": 404,
      "/service/came-along": "302 /services",
    });
  });
});
