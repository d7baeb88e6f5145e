import assert from "node:assert/strict";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import { drawPicture } from "../support/draw-picture.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { admin, openSite, type Site, visitor } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { openWebKit, type WebKit } from "../support/webkit.ts";

const skip = isShortRun && "a short run installs no second browser";
const enter = "\uE007";
const arrowRight = "\uE014";

/** Every browser on an iPhone, and Safari on a Mac, shares this engine. */
describe("the site in WebKit", { skip }, () => {
  let site: Site;
  let origin: string;
  let webkit: WebKit;

  before(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    site = await openSite("sqlite", { isSeeded: true, environment: { PORT: String(port) } });
    await site.app.listen({ port, host: "127.0.0.1" });
    webkit = await openWebKit();
  });
  after(async () => {
    await webkit.close();
    await site.close();
  });
  const waitForHydration = () =>
    webkit.waitFor("document.documentElement.hasAttribute('data-hydrated')");

  it("Every page fits a narrow and a wide window, and shows its pictures", async () => {
    const paths = ["/", "/about", "/services", `/service/${services[0]?.url}`, "/fees", "/gallery"];
    for (const width of [450, 1280]) {
      await webkit.resize(width, 900);
      for (const path of [...paths, "/registered-providers", "/contact", "/blog", "/login"]) {
        await webkit.visit(origin + path);
        const results = await webkit.run(`return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          broken: [...document.images].filter((it) => it.complete && it.naturalWidth === 0).length,
        }`);
        assert.deepEqual(results, { overflow: 0, broken: 0 }, `${path} at ${width} px`);
      }
    }
  });

  it("A visitor moves a carousel, looks at the gallery and sends a message", async () => {
    await webkit.visit(`${origin}/`);
    await webkit.run("document.querySelector('[aria-label=Services]').scrollIntoView()");
    await waitForHydration();
    const shown = "document.querySelector('[aria-label=Services] p b')?.textContent";
    const first = await webkit.run<string>(`return ${shown}`);
    await webkit.click("button", "Next: Services");
    await webkit.waitFor(`${shown} !== ${JSON.stringify(first)}`);

    await webkit.visit(`${origin}/gallery`);
    await webkit.click("main figure a");
    await webkit.waitFor("document.querySelector('dialog[open]')?.textContent.includes('1 of')");
    await webkit.press(arrowRight);
    await webkit.waitFor("document.querySelector('dialog[open]')?.textContent.includes('2 of')");

    await webkit.visit(`${origin}/contact`);
    await webkit.type("form [name=name]", visitor.name);
    await webkit.type("form [name=email]", visitor.email);
    await webkit.type("form [name=message]", "A morning visit, please.");
    await webkit.click("form button[type=submit]", "Send");
    await webkit.waitFor("document.body.textContent.includes('Message sent Successfully')");
    const { message } = await site.db
      .selectFrom("message")
      .select("message")
      .where("email", "=", visitor.email)
      .executeTakeFirstOrThrow();
    assert.equal(message, "A morning visit, please.");
  });

  it("A writer formats a text, adds a picture and saves a draft", async () => {
    const title = "Knees in WebKit: ".padEnd(140, "a title of several lines ").trim();
    const path = join(tmpdir(), `webkit-${process.pid}.png`);
    await writeFile(path, await drawPicture(1200, 800).png().toBuffer());
    await webkit.visit(`${origin}/login`);
    await waitForHydration();
    await webkit.type("input[type=email]", admin.email);
    await webkit.type("input[type=password]", admin.password);
    await webkit.click("main button[type=submit]");
    await webkit.waitFor("location.pathname === '/admin'");

    await webkit.visit(`${origin}/admin/blogs/new`);
    await waitForHydration();
    await webkit.click("button", "Open section 1");
    await webkit.click("[contenteditable=true]");
    await webkit.press(..."Slowly:", enter, ..."- one", enter, ..."two", enter, enter, "/");
    await webkit.find("[role=option]", "Numbered list");
    await webkit.press(..."num", enter, ..."first");
    await webkit.type("dialog [name=title]", title);
    assert.ok(
      await webkit.run(`const field = document.querySelector("dialog [name=title]");
        return field.scrollHeight <= field.clientHeight;`),
      "The whole title is shown.",
    );
    await webkit.type("dialog aside input[type=file]", path);
    await webkit.waitFor(
      "document.querySelector('dialog aside img[src*=\"/uploads/\"]')?.naturalWidth",
    );
    await webkit.click("dialog button", "Save as draft");
    await webkit.waitFor("location.pathname === '/admin/blogs'");
    await rm(path);

    const post = await site.db
      .selectFrom("post")
      .select(["blog_image", "blogs_content", "status"])
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    assert.equal(post.status, "draft");
    assert.match(post.blog_image, /^\/uploads\/[0-9a-f]{32}\.webp$/);
    assert.match(post.blogs_content, /Slowly:.*<ul><li><p>one.*two.*<ol><li><p>first/);
  });
});
