import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { findFreePort } from "../support/find-free-port.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { parseStatuses, sendRaw } from "../support/send-raw.ts";

const securityHeaders = [
  ...["content-security-policy: default-src 'none'", "x-content-type-options: nosniff"],
  ...["x-frame-options: DENY", "referrer-policy: ", "permissions-policy: "],
  ...["cross-origin-opener-policy: same-origin", "cross-origin-resource-policy: same-origin"],
];

/** Bodies whose end two servers could see at different offsets. */
const ambiguousBodies: [what: string, headers: string, body: string][] = [
  ["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked", "0\r\n\r\n"],
  ["chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 4", "0\r\n\r\n"],
  ["two lengths", "Content-Length: 2\r\nContent-Length: 4", "{}{}"],
  ["the same length twice", "Content-Length: 2\r\nContent-Length: 2", "{}"],
  ["a list of lengths", "Content-Length: 2, 2", "{}"],
  ["a signed length", "Content-Length: +2", "{}"],
  ["a negative length", "Content-Length: -1", "{}"],
  ["a hexadecimal length", "Content-Length: 0x2", "{}"],
  ["a length with a space in it", "Content-Length: 2 2", "{}"],
  ["a length beyond 64 bits", "Content-Length: 99999999999999999999", "{}"],
  ["an unknown coding", "Transfer-Encoding: xchunked", "0\r\n\r\n"],
  ["a coding after the chunks", "Transfer-Encoding: chunked, identity", "0\r\n\r\n"],
  ["a coding before the chunks", "Transfer-Encoding: identity, chunked", "2\r\n{}\r\n0\r\n\r\n"],
  ["two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "0\r\n\r\n"],
  ["a quoted coding", 'Transfer-Encoding: "chunked"', "0\r\n\r\n"],
  ["a vertical tab", "Transfer-Encoding:\x0bchunked", "0\r\n\r\n"],
  ["a space before the colon", "Transfer-Encoding : chunked", "0\r\n\r\n"],
  ["a folded line", "Transfer-Encoding:\r\n chunked", "0\r\n\r\n"],
  ["a chunk that ends in a bare LF", "Transfer-Encoding: chunked", "2\n{}\n0\n\n"],
  ["a chunk size with 0x", "Transfer-Encoding: chunked", "0x2\r\n{}\r\n0\r\n\r\n"],
  ["a negative chunk", "Transfer-Encoding: chunked", "-2\r\n{}\r\n0\r\n\r\n"],
  ["more than the chunk has", "Transfer-Encoding: chunked", "2\r\n{}xx\r\n0\r\n\r\n"],
  ["a chunk beyond 64 bits", "Transfer-Encoding: chunked", "ffffffffffffffff1\r\n{}\r\n0\r\n\r\n"],
];

describe("malformed requests", () => {
  let site: Site;
  let port: number;
  before(async () => {
    port = await findFreePort();
    site = await openSite("sqlite", { environment: { PORT: String(port) } });
    await site.app.listen({ port, host: "127.0.0.1" });
  });
  after(() => site.close());

  async function assertRefused(status: number, ...parts: string[]): Promise<void> {
    const output = await sendRaw(port, ...parts);
    assert.deepEqual(parseStatuses(output), [status], output);
    for (const header of securityHeaders) assert.ok(output.includes(`\n${header}`), header);
    const body = JSON.parse(output.slice(output.indexOf("\r\n\r\n")));
    assert.equal(body.status, "fail");
  }

  for (const [requestName, headers, body] of ambiguousBodies)
    it(`A body of ambiguous length smuggles no second request: ${requestName}`, () =>
      assertRefused(
        400,
        `POST /api/users/logout HTTP/1.1\r\nHost: localhost:${port}\r\n` +
          `Content-Type: application/json\r\n${headers}\r\n\r\n${body}` +
          `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`,
      ));

  const malformedRequests: [what: string, status: number, request: (host: string) => string][] = [
    ["no HTTP", 400, () => "hello\r\n\r\n"],
    ["another version", 400, (host) => `GET / HTTP/1.2\r\n${host}\r\n\r\n`],
    ["an unknown method", 400, (host) => `STEAL / HTTP/1.1\r\n${host}\r\n\r\n`],
    ["bare LF", 400, (host) => `GET /healthz HTTP/1.1\n${host}\n\n`],
    ["a bare CR", 400, (host) => `GET /healthz HTTP/1.1\r\n${host}\rx: y\r\n\r\n`],
    ["a folded header", 400, (host) => `GET /healthz HTTP/1.1\r\n${host}\r\nx: a\r\n b\r\n\r\n`],
    ["NUL in a header", 400, (host) => `GET /healthz HTTP/1.1\r\n${host}\r\nx: a\0b\r\n\r\n`],
    ["NUL in the URL", 400, (host) => `GET /heal\0thz HTTP/1.1\r\n${host}\r\n\r\n`],
    ["a space in the URL", 400, (host) => `GET /heal thz HTTP/1.1\r\n${host}\r\n\r\n`],
    ["no host", 400, () => "GET /thank-you HTTP/1.1\r\n\r\n"],
    ["two hosts", 400, (host) => `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
    ["a URL", 400, (host) => `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
    ["a backslash", 400, (host) => `GET /\\evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
    ["an asterisk", 400, (host) => `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`],
    ["a broken escape", 400, (host) => `GET /% HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
    ["a broken letter", 400, (host) => `GET /%ff HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
    ["20 KB of headers", 431, (host) => `GET / HTTP/1.1\r\n${host}\r\nx: ${"a".repeat(20_000)}`],
    ["a URL of 100 KB", 431, (host) => `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${host}\r\n\r\n`],
    [
      "an unknown expectation",
      417,
      (host) => `POST /send-quote HTTP/1.1\r\n${host}\r\nExpect: gold\r\n\r\n`,
    ],
  ];
  for (const [requestName, status, request] of malformedRequests)
    it(`A malformed request gets our own JSON error with every security header: ${requestName}`, () =>
      assertRefused(status, request(`Host: localhost:${port}`)));

  it("A URL with a line break gets the designed 404 page", async () => {
    for (const path of ["/%0A", "/%e2%80%a8", "/blogs/x%0D%0Aset-cookie:a=b", "/admin/%E2%80%A9"]) {
      const response = await site.get(path);
      assert.equal(response.statusCode, 404, path);
      assert.match(response.body, /This page was not found/);
      assert.doesNotMatch(response.body, /Unexpected Application Error/);
      assert.equal(response.headers["set-cookie"], undefined);
    }
    assert.equal((await site.get("/thank-you?x=%0A")).statusCode, 200);
  });

  it("Two pipelined requests get two responses", async () => {
    const host = `Host: localhost:${port}\r\n`;
    const first = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
    const output = await sendRaw(
      port,
      `${first}GET /readyz HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
    );
    assert.deepEqual(parseStatuses(output), [200, 200]);
  });
});
