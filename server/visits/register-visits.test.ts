import assert from "node:assert/strict";
import { after, before, it, mock } from "node:test";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { addVisits } from "#domain/visits/visits.server.ts";
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
  const readReport = async (session = cookie) =>
    (await site.get("/api/staff/visits", session)).json().data;

  it("Nobody but staff may read the visits", async () => {
    assert.equal((await site.get("/api/staff/visits")).statusCode, 401);
    assert.equal((await site.get("/api/staff/visits?from=today", cookie)).statusCode, 400);
  });

  it("A report up to a day that does not exist is refused", async () => {
    for (const query of ["to=2026-13-45", "to=2026-02-30", "from=2025-02-29", "to=9999-99-99"]) {
      const response = await site.get(`/api/staff/visits?${query}`, cookie);
      assert.equal(response.statusCode, 400, query);
    }
    assert.equal((await site.get("/api/staff/visits?to=2028-02-29", cookie)).statusCode, 200);
  });

  it("A report up to a past day has the seven days until it", async () => {
    const counts = { page: "/fees", referring_host: "", visits: 1, book_taps: 0, call_taps: 0 };
    const days = ["2026-01-03", "2026-01-04", "2026-01-10", "2026-01-11"];
    const rows = days.map((day) => ({ day, ...counts }));
    await site.db.insertInto("visit").values(rows).execute();
    const report = await site.get("/api/staff/visits?to=2026-01-10", cookie);
    const listed = report.json().data.days.map(({ day }: { day: string }) => day);
    assert.deepEqual(listed, ["2026-01-04", "2026-01-10"]);
    await site.db.deleteFrom("visit").execute();
  });

  it("A known replay is counted to the last request, on two nodes and through a shutdown", async () => {
    const node = await site.openSeparateNode();
    for (let i = 0; i < 5; i += 1) {
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
      for (const path of ["/admin", "/about"]) await visit(path, { cookie });
      await visit("/thank-you");
      const { host } = new URL(site.config.siteUrl);
      await node.app.inject({ url: "/contact", headers: { host, "user-agent": phone } });
    }
    await node.close();

    const { total, pages, referrers } = await readReport();
    assert.deepEqual(total, { visits: 20, book_taps: 0, call_taps: 0 });
    assert.deepEqual(pages, [
      { page: "/about", visits: 15, book_taps: 0, call_taps: 0 },
      { page: "/contact", visits: 5, book_taps: 0, call_taps: 0 },
    ]);
    assert.deepEqual(referrers, [
      { host: "(direct)", visits: 10 },
      { host: "news.example", visits: 5 },
    ]);
  });

  it("Taps on Book and Call are counted by page, without bots, Sec-GPC and other sites", async () => {
    const tap = (kind: string, headers: Record<string, string> = {}) =>
      site.send({
        ...{ method: "POST", url: `/api/taps/${kind}` },
        headers: { "user-agent": phone, referer: `${site.config.siteUrl}/fees?x=1`, ...headers },
      });
    for (let i = 0; i < 3; i += 1) assert.equal((await tap("book")).statusCode, 200);
    await tap("call");
    await tap("call", { "user-agent": crawler });
    await tap("call", { "sec-gpc": "1" });
    await tap("call", { referer: "https://news.example/fees" });
    await tap("call", { referer: "" });
    await tap("call", { cookie });
    await tap("call", { referer: `${site.config.siteUrl}/admin` });
    assert.equal((await tap("fax")).statusCode, 400);
    assert.equal((await tap("book", { "sec-fetch-site": "cross-site" })).statusCode, 403);
    const { total, pages } = await readReport();
    assert.equal(total.call_taps, 1);
    const page = pages.find((candidate: { page: string }) => candidate.page === "/fees");
    assert.deepEqual(page, { page: "/fees", visits: 0, book_taps: 3, call_taps: 1 });
  });

  it("Taps beyond what people do are refused and not counted", async () => {
    const before = (await readReport()).total.book_taps;
    const statuses = [];
    for (let i = 0; i < 25; i += 1) {
      const headers = { "user-agent": phone, referer: `${site.config.siteUrl}/` };
      const url = "/api/taps/book";
      const tap = await site.app.inject({
        ...{ method: "POST", url, remoteAddress: "203.0.113.9" },
        headers: { ...headers, host: new URL(site.config.siteUrl).host },
      });
      statuses.push(tap.statusCode);
    }
    assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([200]));
    assert.deepEqual(new Set(statuses.slice(20)), new Set([429]));
    assert.equal((await readReport()).total.book_taps, before + 20);
  });

  it("The report has seven days just after midnight in the week of the clock change", async () => {
    const rows = ["05", "06", "12"].map((day) => ({
      ...{ day: `2026-03-${day}`, page: "/faq", referring_host: "" },
      ...{ visits: 1, book_taps: 0, call_taps: 0 },
    }));
    await addVisits(site.db, rows);
    const midnight = parseLocalTime("2026-03-12T00:30");
    mock.timers.enable({ apis: ["Date"], now: midnight });
    const { days } = await site
      .signIn(admin)
      .then(readReport)
      .finally(() => mock.timers.reset());
    assert.deepEqual(
      days.map(({ day }: { day: string }) => day),
      ["2026-03-06", "2026-03-12"],
    );
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
