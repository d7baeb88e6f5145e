import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openSite, type Site } from "../../tests/support/open-site.ts";

describe("the not-found page", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  const unknown = {
    "at the root": ["/nowhere", "/services/nowhere", "/blog/about/x", "/Nowhere", "/a%20b"],
    "among posts": ["/blogs/nothing", "/blogs/nothing-else"],
    "among locations": ["/location/atlantis", "/location/lemuria"],
  };

  for (const [kind, urls] of Object.entries(unknown))
    it(`The not-found page is rendered once for all unknown URLs: ${kind}`, async () => {
      const [first] = await Promise.all([site.get(urls[0] ?? "")]);
      const rendered = await countRendered(async () => {
        for (const url of urls) {
          const response = await site.get(url);
          assert.equal(response.statusCode, 404, url);
          assert.equal(response.body, first.body, url);
          assert.equal(
            response.headers["content-security-policy"],
            first.headers["content-security-policy"],
          );
          assert.equal(response.headers.etag, undefined);
          assert.equal((await site.send({ method: "HEAD", url })).body, "");
        }
      });
      assert.equal(rendered, 0);
    });

  it("The not-found page is rendered once for a crowd that asks before anybody has seen it", async () => {
    const node = await site.openNode();
    const host = new URL(site.config.siteUrl).host;
    const rendered = await countRendered(async () => {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          node.inject({ url: `/nowhere-${i}`, headers: { host, accept: "text/html" } }),
        ),
      );
      assert.deepEqual([...new Set(responses.map(({ statusCode }) => statusCode))], [404]);
    });
    await node.close();
    assert.equal(rendered, 1);
  });

  it("The not-found page has no canonical link, no breadcrumbs and no alternate languages", async () => {
    const { body } = await site.get("/nowhere");
    assert.doesNotMatch(body, /rel="canonical"|rel="alternate" hreflang|aria-label="Breadcrumb"/i);
    assert.match(body, /<html lang="en-CA"/);
    assert.match(body, /<meta name="robots" content="noindex/);
  });

  it("A data request for an unknown page gets a 404 without HTML", async () => {
    const response = await site.get("/blogs/nothing.data");
    assert.equal(response.statusCode, 404);
    assert.doesNotMatch(response.body, /<html/);
  });

  it("Each route has its own not-found page, and existing pages still work", async () => {
    const notFoundPage = await site.get("/nowhere");
    const post = await site.get("/blogs/nothing");
    assert.notEqual(post.body, notFoundPage.body);
    assert.equal((await site.get("/about")).statusCode, 200);
  });
});

/** Each rendered page is read once with Response.text in this process. */
async function countRendered(action: () => Promise<void>): Promise<number> {
  const { text } = Response.prototype;
  let count = 0;
  Response.prototype.text = function (this: Response) {
    count += 1;
    return text.call(this);
  };
  try {
    await action();
  } finally {
    Response.prototype.text = text;
  }
  return count;
}
