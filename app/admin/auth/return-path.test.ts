import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { admin, openSite, type Site } from "../../../tests/support/open-site.ts";

describe("a page that is opened before signing in", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite");
  });
  after(() => site.close());

  const open = async (url: string, cookie = "", of = site) => {
    const { statusCode, headers, body } = await of.get(url, cookie);
    const [line = ""] = [headers["set-cookie"] ?? []].flat();
    const [cookiePair = "", ...attributes] = line.split("; ");
    return { statusCode, location: headers.location, body, cookiePair, attributes };
  };
  const findOffer = (body: string) => /<a [^>]*href="([^"]*)"[^>]*>Continue there/.exec(body)?.[1];
  const hostile = (path: string) =>
    `return-path=${encodeURIComponent(Buffer.from(JSON.stringify(path)).toString("base64"))}`;

  it("The dashboard leads to no other site, and to no page after the dashboard itself", async () => {
    const session = await site.signIn(admin);
    const { cookiePair } = await open("/admin");
    for (const cookie of [
      cookiePair,
      ...["", "return-path=", "return-path=%", "return-path=eyI"],
      ...["https://evil.example/admin/", "//evil.example", "javascript:alert(1)", "/"].map(hostile),
    ]) {
      const { statusCode, body } = await open("/admin", `${session}; ${cookie}`);
      assert.equal(statusCode, 200, cookie);
      assert.equal(findOffer(body), undefined, cookie);
    }
  });

  it("The dashboard leads there until it has been opened", async () => {
    for (const path of ["/admin/messages", "/admin/messages?q=knee&page=2"]) {
      for (const url of [path, path.replace("/messages", "/messages.data")]) {
        const { cookiePair, attributes } = await open(url);
        assert.deepEqual(attributes.sort(), [
          ...["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax"],
        ]);
        const cookie = `${await site.signIn(admin)}; ${cookiePair}`;
        const dashboard = await open("/admin", cookie);
        assert.equal(findOffer(dashboard.body), path.replaceAll("&", "&amp;"));
        assert.equal(dashboard.cookiePair, "");
        assert.equal((await open("/admin/blogs", cookie)).cookiePair, "");
        const opened = await open(path, cookie);
        assert.equal(opened.statusCode, 200);
        assert.ok(opened.cookiePair.startsWith("return-path="));
        assert.ok(opened.attributes.includes("Max-Age=0"));
      }
    }
  });

  it("On an HTTPS site the cookie is never sent without encryption", async () => {
    const secure = await openSite("sqlite", {
      environment: { SITE_URL: "https://clinic.example" },
    });
    const { cookiePair, attributes } = await open("/admin/messages", "", secure);
    assert.match(cookiePair, /^__Host-return-path=/);
    assert.ok(attributes.includes("Secure"));
    await secure.close();
  });
});
