import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { searchablePages } from "#content/searchable-pages.ts";
import { services } from "#content/services/index.ts";
import { symptoms } from "#content/symptoms.ts";
import { team } from "#content/team.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
  visitor,
} from "../tests/support/open-site.ts";
import { getVisibleText } from "../tests/support/visible-text.ts";

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
      "/search",
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

  const readResults = async (q: string) => {
    const { body } = await site.get(`/search?q=${encodeURIComponent(q)}`);
    const [results = ""] = body.match(/<section aria-label="Results".*?<\/main>/s) ?? [];
    assert.notEqual(results, "", q);
    return {
      text: getVisibleText(results).trim(),
      links: [...results.matchAll(/<li[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href),
    };
  };

  it("The search finds services, people, pages, posts and areas", async () => {
    for (const [query, path] of [
      ...services.map(({ menuName, url }) => [menuName, `/service/${url}`] as const),
      ...symptoms.flatMap(({ label, services: [service] }) =>
        service?.to.startsWith("/service/") ? [[label, service.to] as const] : [],
      ),
      [team[0]?.name ?? "", `/registered-providers#${team[0]?.id}`],
      ["what does it cost", "/fees"],
      ["parking", "/first-visit"],
      ["choose shoes", "/blogs/how-to-choose-shoes"],
      ["willowdale", "/location/"],
    ] as const)
      assert.ok(
        (await readResults(query)).links.some((link) => link?.startsWith(path)),
        query,
      );
  });

  it("The search finds the services and pages of a symptom by its keywords", async () => {
    const searched = symptoms.filter(({ keywords }) => keywords !== undefined);
    assert.ok(searched.length > 0);
    for (const { label, keywords = "", services: links, links: pages = [] } of searched) {
      const words = keywords.split(" ");
      for (const word of new Set([words[0], words.at(-1)])) {
        const query = `${label} ${word}`;
        const found = (await readResults(query)).links;
        for (const { to } of [...links, ...pages])
          if (to !== "/contact") assert.ok(found.includes(to), `${query}: ${to}`);
      }
    }
  });

  it("Each page that the search knows exists, and has the part that the search leads to", async () => {
    for (const { path } of searchablePages) {
      const [url = "", anchor] = path.split("#");
      const { statusCode, body } = await site.get(url);
      assert.equal(statusCode, 200, path);
      if (anchor) assert.ok(body.includes(` id="${anchor}"`), path);
    }
  });

  it("The search tolerates typos, accents, capitals and odd characters", async () => {
    const words = services
      .filter(({ menuName }) => /^\w{7,}$/.test(menuName))
      .map(({ menuName, url }) => ({ word: menuName.toLowerCase(), url }));
    assert.ok(words.length > 0);
    for (const { word, url } of words) {
      const misspelled = (word.slice(0, 4) + word.slice(5)).toUpperCase();
      const typed = misspelled.replace(/[AEIOUY]/, (vowel) => `${vowel}\u0301`.normalize("NFC"));
      const { text, links } = await readResults(typed);
      assert.equal(links[0], `/service/${url}`, typed);
      assert.ok(text.includes(`for “${word}”. You typed “${typed}”.`), text.slice(0, 120));
    }
    // A word that a post has is no typo, however close it is to another.
    const misspelled = words[0]?.word.replace(/(?<=^.{4})./, "") ?? "";
    const post = { title: `On ${misspelled}`, slug_url: "no-typo", category: 1 };
    await site.post("/blog", post, await site.signIn(admin));
    const { text, links } = await readResults(misspelled);
    assert.ok(links.includes("/blogs/no-typo"), misspelled);
    assert.doesNotMatch(text, /You typed/);
    for (const odd of ["%_\\", "<b>'\"", "a\u0000b", "\u202e", "?".repeat(400), "the"])
      assert.ok((await readResults(odd)).text.length > 0, odd);
  });

  it("A search without a result helps, and no search fills the page cache", async () => {
    const { text, links } = await readResults("xyzzyq");
    assert.match(text, /Nothing found for “xyzzyq”\. Try another word, /);
    assert.match((await readResults("xyzzyq plugh")).text, /\. Try one word instead of several, /);
    assert.ok(text.includes(defaultContact.phone.formatted), text);
    assert.ok(links.includes("/services#what-hurts"));
    const response = await site.get("/search?q=xyzzyq");
    assert.equal(response.headers["cache-control"], "private, no-cache");
    assert.equal((await site.get("/search")).headers["cache-control"], "public, no-cache");
    const draft = { title: "Xyzzyq in secret", slug_url: "xyzzyq", category: 1, status: "draft" };
    await site.post("/blog", draft, await site.signIn(admin));
    assert.doesNotMatch((await readResults("xyzzyq")).text, /secret/);
  });

  it("Too many searches are answered by a page that says how long to wait and whom to ask", async () => {
    const remoteAddress = "198.51.100.7";
    // Another node may have counted these.
    const counted = { rate_key: `search ${remoteAddress}`, attempted_at: new Date().toISOString() };
    await site.db
      .insertInto("message_attempt")
      .values(Array.from({ length: 120 }, (_, i) => ({ ...counted, attempt_id: `search ${i}` })))
      .execute();
    const get = (url: string) => site.send({ url, remoteAddress });
    const { statusCode, headers, body } = await get("/search?q=knee");
    assert.equal(statusCode, 429);
    assert.ok(Number(headers["retry-after"]) > 0);
    assert.match(body, /value="knee"/);
    assert.match(getVisibleText(body), /Please wait a minute, then search again\./);
    assert.match(body, /href="\/services#what-hurts"/);
    assert.equal((await get("/search.data?q=knee")).statusCode, 429);
    assert.equal((await get("/search")).statusCode, 200);
    assert.equal((await site.get("/search?q=knee")).statusCode, 200);
  });

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
    "/admin/blogs?status=trash",
    "/admin/location-pages",
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
      await site.post("/send-quote", { ...visitor, message: "the canary sings" });
      const response = await site.get(url);
      assert.ok(!response.body.includes("canary"), "the content of the message");
      assert.ok(response.body.includes("/login"));
      assert.equal(response.headers["cache-control"], "no-store");
    });
  }

  it("A visitor and a user who is not an admin open no message, and no access is recorded", async () => {
    await site.post("/send-quote", { ...visitor, message: "the canary sings" });
    const messages = site.db.selectFrom("message").select("message_id");
    const { message_id } = await messages.executeTakeFirstOrThrow();
    for (const cookie of [undefined, await site.signIn(helper)])
      for (const url of [`/admin/messages/${message_id}`, "/admin/messages?folder=spam"]) {
        const { statusCode, headers } = await site.get(url, cookie);
        assert.equal(`${statusCode} ${headers.location}`, "302 /login", url);
      }
    const readings = site.db.selectFrom("message_reading").select("read_at");
    assert.deepEqual(await readings.where("message_id", "=", message_id).execute(), []);
  });

  it("An admin sees the dashboard and the messages and is redirected from /login", async () => {
    const cookie = await site.signIn(admin);
    const portalPage = await site.get("/admin", cookie);
    assert.equal(portalPage.statusCode, 200);
    assert.equal(portalPage.headers["cache-control"], "no-store");
    for (const name of ["Blogs", "Location Pages", "Messages", "Logout"])
      assert.ok(portalPage.body.includes(name), name);
    await site.post("/send-quote", { ...visitor, message: "the canary sings" });
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

it("A page that is made while the clinic's content cannot be read is not cached", async () => {
  const site = await openSite();
  let isFailing = false;
  const node = await site.openNode(
    site.db.withPlugin({
      transformQuery({ node }) {
        const isFailed = isFailing && JSON.stringify(node).includes('"clinic_entry"');
        if (isFailed) throw Object.assign(new Error("disk I/O error"), { errcode: 10 });
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const headers = { host: new URL(site.config.siteUrl).host };
  isFailing = true;
  const response = await node.inject({ url: "/privacy", headers });
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers["cache-control"], "no-cache");
  assert.equal(node.pageCacheCounts()?.entries, 0);
  isFailing = false;
  await node.inject({ url: "/privacy", headers });
  assert.equal(node.pageCacheCounts()?.entries, 1);
  await node.close();
  await site.close();
});

describe("the site's own pictures", () => {
  it("A picture of the site has a stable path, and an unknown picture is 404 without a page", async () => {
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
      "/pictures/none.webp",
      "/pictures/blog/2020/none.jpg",
      "/uploads/none.webp",
      "/uploads/2020/none.jpg",
      "/uploads/none.webp/",
    ]) {
      const missing = await site.get(url);
      assert.equal(missing.statusCode, 404, url);
      assert.match(String(missing.headers["content-type"]), /json/, url);
    }
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

  it("/status forgets its result after a second, even if the clock is set back", async () => {
    const site = await openSite();
    assert.equal((await site.get("/status")).statusCode, 200);
    await site.db.destroy();
    const later = performance.now() + 1001;
    mock.method(performance, "now", () => later);
    mock.timers.enable({ apis: ["Date"], now: Date.now() - 3_600_000 });
    const { statusCode } = await site.get("/status");
    mock.reset();
    assert.equal(statusCode, 503);
    await site.app.close();
  });
});
