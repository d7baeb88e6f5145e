import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { demoLocations } from "#database/demo/locations.ts";
import { locationFields } from "#domain/locations/location.ts";
import { useBrowser } from "../support/browser.ts";
import { admin } from "../support/site.ts";
import { xssPayloads } from "./xss-payloads.ts";

/** Elements and attributes that no page has, whatever text it shows. */
const forbidden = [
  "main script:not([src])",
  ...["main :is(object, embed, base, meta, link, style, noembed, xmp, marquee)"],
  ...["[srcdoc]", "[formaction]", "main form:not([action^='/']):not([method])"],
].join(", ");

/** A short run visits every fourth page; one page holds all payloads. */
const looksAt = (_path: string, i: number) => process.env.ENDURANCE !== "short" || i % 4 === 0;

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
      const reply = await write("/blog", {
        ...{ title: payload, brief_paragraph: payload, blog_image_alt: payload },
        ...{ metaTitle: payload, metaDescription: payload, slug_url: `post ${i}`, category: 1 },
        blogs_content: [{ heading: payload, paragraph: `${payload}<p>and more</p>` }],
      });
      slugs.push(reply.slug);
    }
    const all = xssPayloads.slice(0, 60);
    const whole = await write("/blog", {
      title: "All of them",
      slug_url: "all of them",
      blogs_content: all.map((text) => ({ heading: text, paragraph: `${text}<p>and more</p>` })),
    });
    const lists = ["/", "/blog", "/blog?page=2", "/admin/blogs"];
    await look([
      ...lists,
      ...[whole.slug, ...slugs.filter(looksAt)].map((slug) => `/blogs/${slug}`),
    ]);
  });

  it("No XSS payload runs in any text of a location page", async () => {
    const paths = [];
    const names = Object.keys(locationFields).filter((name) => !/slug_url|meta_link/.test(name));
    for (const [i, payload] of xssPayloads.entries()) {
      const texts = Object.fromEntries(names.map((name) => [name, payload]));
      const page = { ...demoLocations[0], ...texts, slug_url: `place ${i}` };
      paths.push(`/location/${(await write("/api/locationpages/create", page)).slug}`);
    }
    await look(["/services", "/admin/location-pages", ...paths.filter(looksAt)]);
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
    await look(["/admin/messages", ...paths.filter(looksAt)]);
  });

  it("No XSS payload runs in a URL", async () => {
    const paths = xssPayloads.map((payload) => `/${encodeURIComponent(payload)}`);
    const queries = paths.slice(0, 20).map((path) => `/blog?category=${path.slice(1)}`);
    await look([...paths.filter(looksAt), ...queries.filter(looksAt)]);
  });

  async function write(url: string, body: object): Promise<{ slug: string }> {
    const reply = await site().post(url, body, cookie);
    assert.equal(reply.statusCode, 200, `${JSON.stringify(body)} ${reply.body}`);
    return reply.json().data;
  }

  /** Visits the pages without a CSP and fires the events that people cause. */
  async function look(paths: string[]): Promise<void> {
    await visit("/thank-you", { hasNoPolicy: true }, async ({ page, context, expected }) => {
      expected.push(/status of 40[0-9]/);
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      await context.addCookies([{ name, value, url: page.url() }]);
      await context.addInitScript(() => {
        const seen = window as unknown as { ran: string[] };
        seen.ran = [];
        window.alert = (text) => seen.ran.push(String(text));
      });
      // Pictures and fonts take most of a visit's time and show no text.
      await context.route(/\.(avif|webp|woff2|mp4)$/, (route) => route.fulfill({ body: "" }));
      for (const path of paths) {
        await page.goto(path, { waitUntil: "load" });
        assert.deepEqual(await tried(page), { ran: [], found: [] }, path);
      }
    });
  }
});

/** Dispatches interaction events on every element; returns what ran and forbidden elements. */
function tried(page: Page) {
  return page.evaluate(async (forbidden) => {
    const elements = [...document.querySelectorAll<HTMLElement>("*")];
    const events = ["mouseover", "pointerenter", "focusin", "animationstart", "toggle", "input"];
    for (const element of elements)
      for (const event of events) element.dispatchEvent(new Event(event, { bubbles: false }));
    await new Promise((resolve) => setTimeout(resolve));
    const odd = elements.filter(
      (element) =>
        element.matches(forbidden) ||
        [...element.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(href|src|action|data|xlink:href)$/i.test(name) &&
              /^[\s\0-\x20]*(javascript|vbscript|data:text)/i.test(value)),
        ),
    );
    const { ran } = window as unknown as { ran: string[] };
    return { ran, found: odd.map((element) => element.outerHTML.slice(0, 200)) };
  }, forbidden);
}
