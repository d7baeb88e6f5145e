import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { demoLocations } from "#database/demo/demo-locations.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { xssPayloads } from "../fixtures/xss-payloads.ts";
import { admin } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { useBrowser } from "../support/use-browser.ts";

const forbiddenSelector = [
  "main script:not([src])",
  ...["main :is(object, embed, base, meta, link, style, noembed, xmp, marquee)"],
  ...["[srcdoc]", "[formaction]", "main form:not([action^='/']):not([method])"],
].join(", ");

/** A short run visits every eighth page; one page holds all payloads. */
const isVisited = (_path: string, i: number) => !isShortRun || i % 8 === 0;

describe("XSS payloads", () => {
  const { visit, site } = useBrowser();
  let cookie: string;
  before(async () => {
    cookie = await site().signIn(admin);
  });

  it("The XSS payloads cover sixty classes or more", () => {
    assert.ok(new Set(xssPayloads).size >= 60);
  });

  it("No XSS payload runs in any text of a post", async () => {
    const slugs = [];
    for (const [i, payload] of xssPayloads.entries()) {
      const response = await createItem("/blog", {
        ...{ title: payload, brief_paragraph: payload, blog_image_alt: payload },
        ...{ metaTitle: payload, metaDescription: payload, slug_url: `post ${i}`, category: 1 },
        blogs_content: [{ heading: payload, paragraph: `${payload}<p>and more</p>` }],
      });
      slugs.push(response.slug);
    }
    const all = xssPayloads.slice(0, 60);
    const combinedPost = await createItem("/blog", {
      title: "All of them",
      slug_url: "all of them",
      blogs_content: all.map((text) => ({ heading: text, paragraph: `${text}<p>and more</p>` })),
    });
    const lists = ["/", "/blog", "/blog?page=2", "/admin/blogs"];
    await visitAndTry([
      ...lists,
      ...[combinedPost.slug, ...slugs.filter(isVisited)].map((slug) => `/blogs/${slug}`),
    ]);
  });

  it("No XSS payload runs in any text of a location page", async () => {
    const paths = [];
    const names = Object.keys(locationFields).filter((name) => !/slug_url|meta_link/.test(name));
    for (const [i, payload] of xssPayloads.entries()) {
      const texts = Object.fromEntries(names.map((name) => [name, payload]));
      const page = { ...demoLocations[0], ...texts, slug_url: `place ${i}` };
      paths.push(`/location/${(await createItem("/api/locationpages/create", page)).slug}`);
    }
    await visitAndTry(["/services", "/admin/location-pages", ...paths.filter(isVisited)]);
  });

  it("No XSS payload runs in any text of a message", async () => {
    for (const payload of xssPayloads)
      await site().post("/send-quote", {
        ...{ name: payload.slice(0, 40), message: payload, formType: payload.slice(0, 40) },
        ...{ email: "imani@northbloom.example", phone: "4165550199" },
      });
    const { data } = (await site().get("/api/staff/messages", cookie)).json();
    assert.ok(data.length >= 50);
    const paths = data.map(
      ({ message_id }: { message_id: number }) => `/admin/messages/${message_id}`,
    );
    await visitAndTry(["/admin/messages", ...paths.filter(isVisited)]);
  });

  it("No XSS payload runs in a URL", async () => {
    const paths = xssPayloads.map((payload) => `/${encodeURIComponent(payload)}`);
    const queries = paths.slice(0, 20).map((path) => `/blog?category=${path.slice(1)}`);
    await visitAndTry([...paths.filter(isVisited), ...queries.filter(isVisited)]);
  });

  async function createItem(url: string, body: object): Promise<{ slug: string }> {
    const response = await site().post(url, body, cookie);
    assert.equal(response.statusCode, 200, `${JSON.stringify(body)} ${response.body}`);
    return response.json().data;
  }

  async function visitAndTry(paths: string[]): Promise<void> {
    await visit(
      "/thank-you",
      { bypassesCsp: true },
      async ({ page, context, expectedErrors: expected }) => {
        expected.push(/status of 40[0-9]/);
        const [name = "", value = ""] = cookie.split(/=(.*)/s);
        await context.addCookies([{ name, value, url: page.url() }]);
        await context.addInitScript(() => {
          const recorder = window as unknown as { alerts: string[] };
          recorder.alerts = [];
          window.alert = (text) => recorder.alerts.push(String(text));
        });
        // Pictures and fonts take most of a visit's time and show no text.
        await context.route(/\.(avif|webp|woff2|mp4)$/, (route) => route.fulfill({ body: "" }));
        for (const path of paths) {
          await page.goto(path, { waitUntil: "load" });
          assert.deepEqual(await tryPage(page), { alerts: [], suspiciousHtml: [] }, path);
        }
      },
    );
  }
});

function tryPage(page: Page) {
  return page.evaluate(async (forbiddenSelector) => {
    const elements = [...document.querySelectorAll<HTMLElement>("*")];
    const events = ["mouseover", "pointerenter", "focusin", "animationstart", "toggle", "input"];
    for (const element of elements)
      for (const event of events) element.dispatchEvent(new Event(event, { bubbles: false }));
    await new Promise((resolve) => setTimeout(resolve));
    const suspicious = elements.filter(
      (element) =>
        element.matches(forbiddenSelector) ||
        [...element.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(href|src|action|data|xlink:href)$/i.test(name) &&
              /^[\s\0-\x20]*(javascript|vbscript|data:text)/i.test(value)),
        ),
    );
    const { alerts } = window as unknown as { alerts: string[] };
    return { alerts, suspiciousHtml: suspicious.map((element) => element.outerHTML.slice(0, 200)) };
  }, forbiddenSelector);
}
