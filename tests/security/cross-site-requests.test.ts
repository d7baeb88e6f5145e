import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { admin } from "../support/open-site.ts";
import { desktop, useBrowser } from "../support/use-browser.ts";

const expectedErrors =
  /403|Content.Security.Policy|ERR_BLOCKED|ERR_FAILED|CORS|chrome-error|a request to/;

describe("cross-site requests from another page", () => {
  const { visit, site, origin } = useBrowser();
  const otherServer = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<title>Win a prize</title>");
  });
  before(() => new Promise<void>((resolve) => otherServer.listen(0, "127.0.0.1", resolve)));
  after(() => otherServer.close());

  it("A page of another origin can neither write nor read as the signed-in admin", () =>
    visit(
      "/thank-you",
      { viewport: desktop },
      async ({ page, context, expectedErrors: expected }) => {
        expected.push(expectedErrors);
        const [name = "", value = ""] = (await site().signIn(admin)).split(/=(.*)/s);
        await context.addCookies([{ name, value, url: origin(), sameSite: "Lax", httpOnly: true }]);
        const { port } = otherServer.address() as AddressInfo;

        for (const host of ["localhost", "127.0.0.1"]) {
          await page.goto(`http://${host}:${port}/`);
          const readTexts = await page.evaluate(async (site) => {
            const body = JSON.stringify({ title: "Forged", slug_url: "forged" });
            const json = { "content-type": "application/json" };
            const attempts: [string, RequestInit][] = [
              ["/blog", { method: "POST", body, headers: json, credentials: "include" }],
              ["/blog", { method: "POST", body, mode: "no-cors", credentials: "include" }],
              ["/blog/1", { method: "DELETE", credentials: "include" }],
              ["/api/users/logout", { method: "POST", mode: "no-cors", credentials: "include" }],
              ["/api/staff/messages", { credentials: "include" }],
              ["/admin/messages.data", { credentials: "include" }],
            ];
            const texts: string[] = [];
            for (const [path, request] of attempts)
              await fetch(site + path, request).then(
                async (response) => texts.push(await response.text()),
                () => {},
              );
            navigator.sendBeacon(`${site}/blog`, new Blob([body], { type: "text/plain" }));
            return texts.join("");
          }, origin());
          assert.equal(readTexts, "", host);

          await page.setContent(
            `<form method=post enctype=text/plain action="${origin()}/api/users/logout">` +
              `<input name='{"a":"' value='"}'></form>`,
          );
          const [response] = await Promise.all([
            page.waitForNavigation(),
            page.evaluate(() => document.forms[0]?.submit()),
          ]);
          assert.equal(response?.status(), 403);
        }

        const posts = await site().db.selectFrom("post").select("title").execute();
        assert.ok(posts.length > 1 && posts.every(({ title }) => title !== "Forged"));
        await page.goto(`${origin()}/admin`);
        assert.equal(new URL(page.url()).pathname, "/admin", "the session is still there");
      },
    ));

  it("A page of another origin cannot show this site in a frame", () =>
    visit("/thank-you", { viewport: desktop }, async ({ page, expectedErrors: expected }) => {
      expected.push(expectedErrors);
      const { port } = otherServer.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/`);
      const frameTitle = await page.evaluate(async (url) => {
        const frame = document.createElement("iframe");
        frame.src = url;
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener("load", resolve));
        return frame.contentDocument?.title ?? "another origin";
      }, `${origin()}/login`);
      assert.equal(frameTitle, "another origin");
      assert.ok(page.frames().every((frame) => !frame.url().includes("/login")));
    }));
});
