import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { findFreePort } from "../../tests/support/find-free-port.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

describeOnEachDatabase("visits", (engine) => {
  let site: Site;
  let origin: string;
  let cookie: string;
  before(async () => {
    const port = await findFreePort();
    site = await openSite(engine, { environment: { PORT: String(port) } });
    origin = await site.app.listen({ host: "127.0.0.1", port });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const visit = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(origin + path, {
      method,
      headers: { "user-agent": phone, ...headers },
    });
    await response.arrayBuffer();
    return response.headers.get("etag") ?? "";
  };
  const readReport = async () => (await site.get("/api/staff/visits", cookie)).json().data;

  it("Nobody but staff may read the visits", async () => {
    assert.equal((await site.get("/api/staff/visits")).statusCode, 401);
    assert.equal((await site.get("/api/staff/visits?from=today", cookie)).statusCode, 400);
  });

  it("A known replay is counted to the last request, on two nodes and through a shutdown", async () => {
    const node = await site.openSeparateNode();
    for (let i = 0; i < 20; i += 1) {
      const etag = await visit("/about?utm_source=x", { referer: "https://News.example/a?b" });
      await visit("/about", { "if-none-match": etag, referer: `${origin}/` });
      await visit("/about.data");
      await visit("/contact", { "user-agent": crawler });
      await visit("/contact", { "user-agent": "" });
      await visit("/contact", { "sec-gpc": "1" });
      await visit("/contact", { "sec-purpose": "prefetch" });
      await visit("/contact", {}, "HEAD");
      await visit(`/nowhere-${i}`);
      await visit("/robots.txt");
      await visit("/admin", { cookie });
      await visit("/thank-you");
      const { host } = new URL(site.config.siteUrl);
      await node.app.inject({ url: "/contact", headers: { host, "user-agent": phone } });
    }
    await node.close();

    const { total, pages, referrers } = await readReport();
    assert.deepEqual(total, { visits: 80, book_taps: 0, call_taps: 0 });
    assert.deepEqual(pages, [
      { page: "/about", visits: 60, book_taps: 0, call_taps: 0 },
      { page: "/contact", visits: 20, book_taps: 0, call_taps: 0 },
    ]);
    assert.deepEqual(referrers, [
      { host: "(direct)", visits: 40 },
      { host: "news.example", visits: 20 },
    ]);
  });

  it("Visits that cannot be stored are stored later", async () => {
    const before = (await readReport()).total.visits;
    await visit("/about");
    await site.db.schema.alterTable("visit").renameTo("visit_elsewhere").execute();
    await site.app.storeVisits();
    await site.db.schema.alterTable("visit_elsewhere").renameTo("visit").execute();
    await visit("/about");
    assert.equal((await readReport()).total.visits, before + 2);
  });
});
