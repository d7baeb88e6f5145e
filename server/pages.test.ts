import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { services } from "#content/services/index.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
} from "../tests/support/open-site.ts";

describeOnEachDatabase("the pages", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
  });
  after(() => site.close());

  const pages = [
    ...[
      "/",
      "/about",
      "/registered-providers",
      "/services",
      "/gallery",
      "/blog",
      "/contact",
      "/fees",
      "/first-visit",
    ],
    ...["/thank-you", "/privacy", "/accessibility", "/login", "/location/north-york"],
    ...["/blogs/how-to-choose-shoes"],
    ...services.map(({ url }) => `/service/${url}`),
  ];
  for (const url of pages) {
    it(`${url} is a page with exactly one h1`, async () => {
      const response = await site.get(url);
      assert.equal(response.statusCode, 200);
      assert.match(String(response.headers["content-type"]), /^text\/html/);
      assert.equal([...response.body.matchAll(/<h1[ >]/g)].length, 1);
      assert.match(response.body, /<title>[^<]+<\/title>/);
    });
  }

  it("A page responds to HEAD like GET but without a body", async () => {
    const response = await site.send({ method: "HEAD", url: "/thank-you" });
    assert.equal(response.statusCode, 200);
    assert.equal(response.body, "");
  });

  it("An unknown page is 404 and offers the phone number and the services", async () => {
    for (const url of ["/nowhere", "/blogs/nothing-like-it", "/location/atlantis", "/admin.php"]) {
      const response = await site.get(url);
      assert.equal(response.statusCode, 404, url);
      assert.ok(response.body.includes(defaultContact.phone.link), url);
      assert.ok(response.body.includes('href="/services"'), url);
    }
  });

  it("/home redirects permanently to /", async () => {
    const response = await site.get("/home");
    assert.equal(response.statusCode, 301);
    assert.equal(response.headers.location, "/");
  });

  for (const url of [
    "/admin",
    "/Admin",
    "/admin/messages",
    "/ADMIN/blogs",
    "/%61dmin",
    "/admin/x",
  ]) {
    it(`${url} redirects everyone but admins to /login without revealing anything`, async () => {
      for (const cookie of [undefined, await site.signIn(helper)]) {
        const response = await site.get(url, cookie);
        assert.equal(response.statusCode, 302);
        assert.equal(response.headers.location, "/login");
        assert.equal(response.headers["cache-control"], "no-store");
        assert.equal(response.headers["x-robots-tag"], "noindex, nofollow");
      }
    });
  }

  for (const url of [
    "/admin.data",
    "/Admin.data",
    "/admin/messages.data",
    "/admin/messages/1.data",
  ]) {
    it(`${url} reveals nothing to a visitor`, async () => {
      await site.post("/send-quote", { ...visitor });
      const response = await site.get(url);
      assert.ok(!response.body.includes("canary"), "the content of the message");
      assert.ok(response.body.includes("/login"));
      assert.equal(response.headers["cache-control"], "no-store");
    });
  }

  it("An admin sees the dashboard and the messages and is redirected from /login", async () => {
    const cookie = await site.signIn(admin);
    const portalPage = await site.get("/admin", cookie);
    assert.equal(portalPage.statusCode, 200);
    assert.equal(portalPage.headers["cache-control"], "no-store");
    for (const name of ["Blogs", "Location Pages", "Messages", "Logout"])
      assert.ok(portalPage.body.includes(name), name);
    await site.post("/send-quote", { ...visitor });
    const inbox = await site.get("/admin/messages", cookie);
    assert.ok(inbox.body.includes("canary"));
    const login = await site.get("/login", cookie);
    assert.equal(login.statusCode, 302);
    assert.equal(login.headers.location, "/admin");
  });

  it("A signed-in user who is not an admin sees their email and Logout on /login", async () => {
    const response = await site.get("/login", await site.signIn(helper));
    assert.equal(response.statusCode, 200);
    assert.ok(response.body.includes(helper.email));
    assert.ok(response.body.includes("Logout"));
  });
});

describe("the site's own pictures", () => {
  it("A picture of the site has a stable path, and an unknown picture is 404", async () => {
    const site = await openSite();
    const response = await site.get("/pictures/blog/posture-at-work.webp");
    assert.equal(response.statusCode, 302);
    const file = await site.get(String(response.headers.location));
    assert.equal(file.statusCode, 200);
    assert.equal(file.headers["content-type"], "image/webp");
    assert.match(String(file.headers["cache-control"]), /immutable/);
    for (const url of [
      "/pictures/blog/none.webp",
      "/pictures/blog/x.jpg",
      "/pictures/a%2fb/c.webp",
    ])
      assert.equal((await site.get(url)).statusCode, 404, url);
    await site.close();
  });
});

describe("health checks", () => {
  it("/healthz reports a live process and /readyz a database that responds", async () => {
    const site = await openSite();
    assert.deepEqual((await site.get("/healthz")).json(), { status: "ok" });
    assert.equal((await site.get("/readyz")).statusCode, 200);
    await site.db.destroy();
    assert.equal((await site.get("/readyz")).statusCode, 503);
    assert.equal((await site.get("/healthz")).statusCode, 200);
    await site.app.close();
  });
});

const visitor = {
  name: "Imani",
  email: "imani@northbloom.example",
  phone: "4165550199",
  message: "the canary sings",
};
