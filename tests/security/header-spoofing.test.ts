import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { findFreePort } from "../support/find-free-port.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { parseStatuses, sendRaw } from "../support/send-raw.ts";

const spoofedHeaders = [
  ...["X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "X-Forwarded-Port: 1"],
  ...["X-Forwarded-Server: evil.example", "X-Forwarded-Prefix: /evil", "X-Host: evil.example"],
  ...["X-Forwarded-For: 203.0.113.9", "X-Real-IP: 203.0.113.9", "X-Client-IP: 203.0.113.9"],
  ...["Forwarded: host=evil.example;proto=https;for=203.0.113.9", "X-HTTP-Host-Override: evil"],
  ...["X-Original-URL: /admin", "X-Rewrite-URL: /admin", "X-Original-Host: evil.example"],
  ...["X-HTTP-Method-Override: DELETE", "X-HTTP-Method: DELETE", "X-Method-Override: DELETE"],
  ...[
    "X-React-Router-SPA-Mode: yes",
    "X-React-Router-Prerender-Data: e30=",
    "X-Remix-Request: yes",
  ],
  ...["X-Middleware-Subrequest: middleware", "X-Nextjs-Data: 1", "X-Purpose: preview"],
  ...["Origin: https://evil.example", "Referer: https://evil.example/", "Via: 1.1 evil.example"],
  ...["Accept-Language: fa", "User-Agent: <script>", "Cookie: a=b; session=forged.forged"],
  ...["Range: bytes=0-5", "TE: trailers", "Accept-Version: 2", "Content-Type: text/html"],
];

for (const trustProxy of ["", "127.0.0.1"]) {
  describe(`header spoofing with ${trustProxy === "" ? "no proxy" : "a trusted proxy"}`, () => {
    let site: Site;
    let port: number;
    before(async () => {
      port = await findFreePort();
      site = await openSite("sqlite", {
        isSeeded: true,
        environment: { PORT: String(port), TRUST_PROXY: trustProxy },
      });
      await site.app.listen({ port, host: "127.0.0.1" });
    });
    after(() => site.close());

    const request = (path: string, ...headers: string[]) =>
      sendRaw(
        port,
        [
          `GET ${path} HTTP/1.1`,
          `Host: localhost:${port}`,
          "Connection: close",
          ...headers,
          "",
          "",
        ].join("\r\n"),
      );

    it(`A spoofed header changes no byte of a page, cached or not, with ${trustProxy === "" ? "no proxy" : "a trusted proxy"}`, async () => {
      for (const path of ["/about", "/blog", "/sitemap.xml", "/nowhere"]) {
        await request(path);
        const plain = await request(path);
        for (const spoofedHeader of spoofedHeaders) {
          assert.equal(
            stripVolatileHeaders(await request(path, spoofedHeader)),
            stripVolatileHeaders(plain),
            `${path} ${spoofedHeader}`,
          );
        }
        await request(`${path}?first=1`, ...spoofedHeaders);
        assert.equal(
          stripVolatileHeaders(await request(path)),
          stripVolatileHeaders(plain),
          `${path} after them all`,
        );
      }
      const hosts = ["evil.example", `localhost:${port}.evil.example`, `evil@localhost:${port}`];
      for (const host of hosts) {
        const output = await sendRaw(
          port,
          `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        );
        assert.deepEqual(parseStatuses(output), [421], host);
        assert.ok(!output.includes("evil"), host);
      }
    });

    if (trustProxy !== "") return;

    it("The staff area is closed in every spelling of its path, and its responses are not cached", async () => {
      const spellings = [
        "/admin",
        "/Admin",
        "/ADMIN",
        "/%61dmin",
        "/admin/",
        "/admin//",
        "/./admin",
      ];
      const screens = ["", "/blogs", "/blogs/new", "/location-pages", "/messages", "/messages/1"];
      const moreScreens = [
        "/account",
        "/users",
        "/audit",
        "/api",
        "/blogs/1/edit",
        "/blogs/1/preview",
        "/x",
      ];
      for (const spelling of spellings)
        for (const screen of [...screens, ...moreScreens])
          for (const path of [spelling + screen, `${spelling}${screen}.data`]) {
            const output = await request(path);
            const [status = 0] = parseStatuses(output);
            assert.ok([202, 301, 302, 404].includes(status), `${path} ${status}`);
            assert.doesNotMatch(output, /Location Pages|unread|@northbloom\.example"/, path);
            if (status === 202 || status === 302)
              assert.match(output, /cache-control: no-store/i, path);
          }
    });
  });
}

function stripVolatileHeaders(output: string): string {
  return output.replace(/^(?:x-request-id|date):.*\r\n/gim, "");
}
