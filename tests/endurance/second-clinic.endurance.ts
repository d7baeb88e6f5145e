import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { findFreePort } from "../support/find-free-port.ts";
import { signInTo } from "../support/load-writers.ts";
import { type MailServer, mailEnvironment, openMailServer } from "../support/mail-server.ts";
import { admin } from "../support/open-site.ts";
import { runIn } from "../support/repository-copy.ts";
import { isShortRun } from "../support/run-length.ts";
import { copyAsSecondClinic } from "../support/second-clinic.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { getVisibleText } from "../support/visible-text.ts";

/** All tests of the product: those of tests/this-clinic are not in the copy. */
const productTests = [
  "{app,content,database,domain,server}/**/*.test.ts",
  ...["tests/*.test.ts", "tests/security/*.test.ts"],
];
const browserTests = ["tests/browser/*.test.ts"];

const firstClinic =
  /northbloom|north york|toronto|ontari|physiotherap|chiropract|massage|acupunct|orthotic|tagalog|gujarati|farsi|\bOHIP\b|\bWSIB\b|555-0142|4165550142|Mirela|Joaquin/gi;

/** Names of pictures have some of these words, too. */
const firstProfession =
  /rehab|\bknees?\b|pelvic|collision|concussion|shockwave|exercis|\bbraces?\b/gi;

const skip = isShortRun && "a short run has no time for a second build";

describe("a second clinic, made of content alone", () => {
  let copyFolder: string;
  let site: SiteProcess | undefined;
  let mailServer: MailServer;
  let origin: string;

  before(async () => {
    copyFolder = await copyAsSecondClinic("site-clinic-");
    mailServer = await openMailServer();
  });
  after(async () => {
    site?.child.kill("SIGTERM");
    await site?.exitCode;
    await mailServer?.close();
    await rm(copyFolder, { recursive: true, force: true });
  });

  // In short runs, too: a test that names a service or language of the first clinic fails here.
  it("The site of a second clinic passes the typecheck", () =>
    runIn(copyFolder, "npm", ["run", "typecheck"]));

  it("The site of a second clinic passes the build and the tests of the product", {
    skip,
  }, async () => {
    await runIn(copyFolder, "npm", ["run", "build"]);
    await runTests(productTests);
  });

  it("The site of a second clinic passes the browser tests of the product", { skip }, () =>
    runTests(browserTests),
  );

  it("No page, feed, mail or description of the API has a word of the first clinic", {
    skip,
  }, async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    site = await startSite(
      {
        PORT: String(port),
        SITE_URL: origin,
        DATA_DIR: join(copyFolder, "data"),
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SEED_DEMO: "false",
        ...mailEnvironment(mailServer, {
          MAIL_FROM: "site@saltwater.example",
          MAIL_TO: "desk@saltwater.example",
          MAIL_INCLUDE_MESSAGE: "true",
        }),
      },
      { folder: copyFolder },
    );
    await publishPost();
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    assert.ok(pages.length >= 17, `${pages.length} pages`);
    const others = [
      ...["/no-such-page", "/search?q=zzzz", "/book", "/thank-you", "/login", "/feed.xml"],
      ...["/robots.txt", "/manifest.webmanifest", "/api/openapi.json", "/.well-known/security.txt"],
    ];
    const found: string[] = [];
    for (const url of [...pages, ...others.map((path) => origin + path)]) {
      const text = await (await fetch(url)).text();
      const words = new Set([
        ...(text.match(firstClinic) ?? []),
        ...(getVisibleText(text).match(firstProfession) ?? []),
      ]);
      found.push(...[...words].map((word) => `${url.slice(origin.length)}: ${word}`));
    }
    assert.deepEqual(found, []);
  });

  it("Pages say the second clinic's own hours, place, services and phone number", {
    skip,
  }, async () => {
    const home = await (await fetch(origin)).text();
    assert.match(home, /Teeth, without the hurry\./);
    assert.match(home, /[Cc]heck-ups, cleanings, fillings and two more services/);
    assert.match(home, /\(604\) 555-0177/);
    const contact = await (await fetch(`${origin}/contact`)).text();
    assert.match(contact, /8:30 AM/);
    assert.match(contact, /1[^<]{0,8}PM/);
    const post = await (await fetch(`${origin}/blogs/clean-teeth`)).text();
    assert.match(post, /datetime="2026-11-20T08:00:00\.000Z"|November 20, 2026/i);
    for (const path of ["/tl", "/gu", "/fa"])
      assert.equal((await fetch(origin + path)).status, 404, path);
    const former = await fetch(`${origin}/service/physiotherapy`);
    assert.equal(former.url, `${origin}/services`);
  });

  it("The mail about a message names the second clinic only", { skip }, async () => {
    const message = { name: "Ada", phone: "6045550101", email: "ada@saltwater.example" };
    const body = JSON.stringify({ ...message, message: "Please call me." });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${origin}/send-quote`, { method: "POST", headers, body });
    assert.equal(response.status, 200);
    const [mail] = await mailServer.waitFor(1);
    assert.deepEqual(mail?.source.match(firstClinic), null);
    assert.match(mail?.source ?? "", /Saltwater/);
  });

  async function runTests(patterns: string[]): Promise<void> {
    // The templates of databases have the content of the first clinic.
    const { NODE_TEST_CONTEXT: _, TEST_TEMPLATES: __, ...environment } = process.env;
    await runIn(copyFolder, "npm", ["test", "--", ...patterns], {
      ...environment,
      TEST_ENGINE: "sqlite",
    });
  }

  async function publishPost(): Promise<void> {
    const cookie = await signInTo(origin);
    const post = {
      title: "Clean teeth",
      slug_url: "clean-teeth",
      brief_paragraph: "Twice a day.",
      published_date: "2026-11-20",
    };
    const response = await fetch(`${origin}/blog`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(post),
    });
    assert.equal(response.status, 200);
  }
});
