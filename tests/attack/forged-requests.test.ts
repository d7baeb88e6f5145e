import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { desktop, useBrowser } from "../support/browser.ts";
import { admin } from "../support/site.ts";

const blocked = /403|Content.Security.Policy|ERR_BLOCKED|ERR_FAILED|CORS|chrome-error|a request to/;

/** A signed-in browser that has another site's page open. */
describe("cross-site requests from another page", () => {
  const { visit, site, origin } = useBrowser();
  const other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<title>Win a prize</title>");
  });
  before(() => new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve)));
  after(() => other.close());

  it("A page of another origin can neither write nor read as the signed-in admin", () =>
    visit("/thank-you", { viewport: desktop }, async ({ page, context, expected }) => {
      expected.push(blocked);
      const [name = "", value = ""] = (await site().signIn(admin)).split(/=(.*)/s);
      await context.addCookies([{ name, value, url: origin(), sameSite: "Lax", httpOnly: true }]);
      const { port } = other.address() as AddressInfo;

      for (const host of ["localhost", "127.0.0.1"]) {
        await page.goto(`http://${host}:${port}/`);
        const seen = await page.evaluate(async (site) => {
          const body = JSON.stringify({ title: "Forged", slug_url: "forged" });
          const json = { "content-type": "application/json" };
          const ways: [string, RequestInit][] = [
            ["/blog", { method: "POST", body, headers: json, credentials: "include" }],
            ["/blog", { method: "POST", body, mode: "no-cors", credentials: "include" }],
            ["/blog/1", { method: "DELETE", credentials: "include" }],
            ["/api/users/logout", { method: "POST", mode: "no-cors", credentials: "include" }],
            ["/api/staff/messages", { credentials: "include" }],
            ["/admin/messages.data", { credentials: "include" }],
          ];
          const read: string[] = [];
          for (const [path, request] of ways)
            await fetch(site + path, request).then(
              async (reply) => read.push(await reply.text()),
              () => {},
            );
          navigator.sendBeacon(`${site}/blog`, new Blob([body], { type: "text/plain" }));
          return read.join("");
        }, origin());
        assert.equal(seen, "", host);

        await page.setContent(
          `<form method=post enctype=text/plain action="${origin()}/api/users/logout">` +
            `<input name='{"a":"' value='"}'></form>`,
        );
        const [reply] = await Promise.all([
          page.waitForNavigation(),
          page.evaluate(() => document.forms[0]?.submit()),
        ]);
        assert.equal(reply?.status(), 403);
      }

      const posts = await site().db.selectFrom("post").select("title").execute();
      assert.ok(posts.length > 1 && posts.every(({ title }) => title !== "Forged"));
      await page.goto(`${origin()}/admin`);
      assert.equal(new URL(page.url()).pathname, "/admin", "the session is still there");
    }));

  it("A page of another origin cannot show this site in a frame", () =>
    visit("/thank-you", { viewport: desktop }, async ({ page, expected }) => {
      expected.push(blocked);
      const { port } = other.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/`);
      const shown = await page.evaluate(async (address) => {
        const frame = document.createElement("iframe");
        frame.src = address;
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener("load", resolve));
        return frame.contentDocument?.title ?? "another origin";
      }, `${origin()}/login`);
      assert.equal(shown, "another origin");
      assert.ok(page.frames().every((frame) => !frame.url().includes("/login")));
    }));
});
