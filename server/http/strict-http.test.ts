import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { parseStatuses, sendRaw } from "../../tests/support/send-raw.ts";

describe("strict HTTP parsing", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
    await site.app.listen({ port: 0, host: "127.0.0.1" });
  });
  after(() => site.close());

  it("A request with two Host headers gets 400, for a cached page too", async () => {
    const { port } = site.app.server.address() as AddressInfo;
    const host = `Host: ${new URL(site.config.siteUrl).host}\r\n`;
    for (let i = 0; i < 2; i += 1) {
      const once = await sendRaw(port, `GET /about HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      assert.deepEqual(parseStatuses(once), [200]);
      for (const other of [host, "hOsT: evil.example\r\n"]) {
        const twice = await sendRaw(port, `GET /about HTTP/1.1\r\n${host}${other}\r\n`);
        assert.deepEqual(parseStatuses(twice), [400], other);
      }
    }
  });

  it("A visitor whose link was cut off within a letter gets the not-found page of this site", async () => {
    const { port } = site.app.server.address() as AddressInfo;
    const get = (url: string, accept: string) =>
      sendRaw(
        port,
        `GET ${url} HTTP/1.1\r\nHost: ${new URL(site.config.siteUrl).host}\r\n` +
          `Accept: ${accept}\r\nConnection: close\r\n\r\n`,
      );
    for (const [url, expected] of [
      ["/blogs/%E0%A4%A?a=1", "/blogs/%25E0%25A4%25A?a=1"],
      ["//elsewhere.example/%E0", "/elsewhere.example/%25E0"],
      ["/\\elsewhere.example/%E0", "/elsewhere.example/%25E0"],
    ] as const) {
      const response = await get(url, "text/html,*/*;q=0.8");
      assert.deepEqual(parseStatuses(response), [302], url);
      assert.equal(/^location: (.*)$/im.exec(response)?.[1]?.trim(), expected);
      assert.match(response, /^content-security-policy: /im);
      const page = await get(expected, "text/html");
      assert.deepEqual(parseStatuses(page), [404]);
      assert.match(page, /^content-type: text\/html/im);
    }
    assert.deepEqual(parseStatuses(await get("/blogs/%E0", "*/*")), [400]);
    assert.deepEqual(parseStatuses(await get("/api/%E0", "text/html")), [400]);
  });

  for (const value of ["CROSS-SITE", "Same-Origin", "same-origin, none", "garbage", ""])
    it(`A write with Sec-Fetch-Site "${value}" is rejected`, async () => {
      const reply = await site.send({
        method: "POST",
        url: "/api/users/logout",
        headers: { "sec-fetch-site": value },
      });
      assert.equal(reply.statusCode, 403);
    });

  it("A write is accepted from the site itself and from a client without Fetch Metadata", async () => {
    for (const headers of [{}, { "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }]) {
      const reply = await site.send({ method: "POST", url: "/api/users/logout", headers });
      assert.notEqual(reply.statusCode, 403);
    }
  });

  it("A body must be UTF-8 and not compressed", async () => {
    const post = (headers: Record<string, string>) =>
      site.send({ method: "POST", url: "/send-quote", headers, payload: Buffer.from("{}") });
    const json = "application/json";
    const rejected: Record<string, string>[] = [
      { "content-type": `${json}; charset=utf-16` },
      { "content-type": `${json};charset="ISO-8859-1"` },
      { "content-type": json, "content-encoding": "gzip" },
      { "content-type": json, "content-encoding": "br" },
    ];
    for (const headers of rejected)
      assert.equal((await post(headers)).statusCode, 415, JSON.stringify(headers));
    const read: Record<string, string>[] = [
      { "content-type": `${json}; charset=utf-8` },
      { "content-type": `${json}; charset="UTF-8"` },
      { "content-type": json, "content-encoding": "identity" },
    ];
    for (const headers of read)
      assert.equal((await post(headers)).statusCode, 400, JSON.stringify(headers));
  });

  it("TRACE gets 404 and echoes nothing of the request", async () => {
    const { port } = site.app.server.address() as AddressInfo;
    const host = `Host: ${new URL(site.config.siteUrl).host}\r\n`;
    const request = `TRACE / HTTP/1.1\r\n${host}X-Canary: marigold\r\nConnection: close\r\n\r\n`;
    const response = await sendRaw(port, request);
    assert.deepEqual(parseStatuses(response), [404]);
    assert.ok(!response.includes("marigold"));
  });

  it("A file path of 5,000 characters gets 404 like any missing file", async () => {
    for (const url of [`/static/${"a".repeat(5000)}`, `/static/media/${"a".repeat(300)}`])
      assert.equal((await site.get(url)).statusCode, 404);
  });
});

describe("well-known URLs", () => {
  it("security.txt names a contact, and change-password leads to the account page", async () => {
    const site = await openSite("sqlite", { environment: { SITE_URL: "https://clinic.example" } });
    try {
      const { statusCode, body, headers } = await site.get("/.well-known/security.txt");
      assert.equal(statusCode, 200);
      assert.match(String(headers["content-type"]), /^text\/plain; charset=utf-8/);
      assert.match(body, /^Contact: mailto:\S+@\S+$/m);
      assert.match(body, /^Canonical: https:\/\/clinic\.example\/\.well-known\/security\.txt$/m);
      const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
      assert.ok(expires > Date.now() && expires < Date.now() + 365 * 24 * 60 * 60 * 1000);
      const change = await site.get("/.well-known/change-password");
      assert.equal(change.statusCode, 302);
      assert.equal(change.headers.location, "/admin/account");
    } finally {
      await site.close();
    }
  });
});
