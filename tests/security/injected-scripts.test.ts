import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { admin } from "../support/open-site.ts";
import { useBrowser } from "../support/use-browser.ts";

const expectedErrors = [/Content Security Policy|Trusted/, /React error #418/];
const injectedHtml = "<script>window.taken=1</script><img src=x onerror=window.taken=1>";

describe("a script injected into the rendered HTML", () => {
  const { visit, site } = useBrowser({ PAGE_CACHE_MB: "0" });

  for (const path of ["/thank-you", "/login"])
    it(`The CSP of ${path} blocks an injected script because it has no hash for it`, () =>
      visit("/about", {}, async ({ page, expectedErrors: expected }) => {
        expected.push(...expectedErrors, /404/);
        await withInjectedHtml(async () => {
          const response = await page.goto(path, { waitUntil: "load" });
          assert.ok(
            (await response?.text())?.includes(injectedHtml),
            "the response has the injected script",
          );
          const policy = response?.headers()["content-security-policy"] ?? "";
          assert.match(policy, /script-src 'self' 'sha256-/);
          assert.equal(await hasScriptRun(page), false);
        });
      }));

  it("The CSP and Trusted Types block an injected script in the staff area", () =>
    visit("/login", {}, async ({ page, context, expectedErrors: expected }) => {
      expected.push(...expectedErrors, /404/);
      const [name = "", value = ""] = (await site().signIn(admin)).split(/[=;]/);
      await context.addCookies([{ name, value, url: new URL(page.url()).origin }]);
      await withInjectedHtml(async () => {
        await page.goto("/admin/account", { waitUntil: "load" });
        assert.equal(await hasScriptRun(page), false);
      });
      await page.goto("/admin");
      assert.equal(new URL(page.url()).pathname, "/admin");
      for (const html of [
        injectedHtml,
        "<svg onload=alert(1)>",
        "<iframe srcdoc=x></iframe>",
        '<a href="javascript:alert(1)">x</a>',
        "<style>*{color:red}</style>",
      ])
        assert.equal(await setHtml(page, html), "TypeError", html);
      assert.equal(
        await setHtml(page, '<p lang="fa">a <a href="/about" rel="noopener">b</a></p>'),
        "set",
      );
      assert.equal(
        await page.evaluate(() => {
          try {
            const script = document.createElement("script");
            script.text = "window.taken=1";
            document.body.append(script);
          } catch (error) {
            return (error as Error).name;
          }
          return "ran";
        }),
        "TypeError",
      );
    }));
});

function hasScriptRun(page: Page): Promise<boolean> {
  return page.evaluate(() => "taken" in window);
}

function setHtml(page: Page, html: string): Promise<string> {
  return page.evaluate((html) => {
    try {
      document.createElement("div").innerHTML = html;
      return "set";
    } catch (error) {
      return (error as Error).name;
    }
  }, html);
}

/** Pages are rendered in this process, so the HTML can be changed on its way out. */
async function withInjectedHtml(action: () => Promise<void>): Promise<void> {
  const { text } = Response.prototype;
  Response.prototype.text = async function (this: Response) {
    const html = await text.call(this);
    return html.replace("</h1>", `</h1>${injectedHtml}`);
  };
  try {
    await action();
  } finally {
    Response.prototype.text = text;
  }
}
