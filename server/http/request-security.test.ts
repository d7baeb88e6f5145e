import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { thirdParties } from "#content/third-parties.ts";
import { admin, openSite, type Site } from "../../tests/support/open-site.ts";

describe("security headers and request checks", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  const urls = [
    ...["/", "/thank-you", "/nowhere", "/about.data", "/login", "/admin", "/healthz"],
    ...["/favicon.svg", "/static/js/missing.js", "/api/staff/messages", "/home"],
  ];
  for (const url of urls) {
    it(`${url} has the security headers`, async () => {
      const { headers } = await site.get(url);
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.equal(headers["x-frame-options"], "DENY");
      assert.equal(headers["referrer-policy"], "strict-origin-when-cross-origin");
      assert.equal(headers["cross-origin-opener-policy"], "same-origin");
      assert.match(String(headers["content-security-policy"]), /^default-src 'none'/);
      assert.match(String(headers["permissions-policy"]), /camera=\(\)/);
      assert.equal(headers["access-control-allow-origin"], undefined);
      assert.equal(headers["strict-transport-security"], undefined);
    });
  }

  it("An HTTPS site sends HSTS for two years and a __Host- cookie", async () => {
    const secure = await openSite("sqlite", {
      environment: { SITE_URL: "https://clinic.example" },
    });
    const { headers } = await secure.get("/thank-you");
    assert.equal(headers["strict-transport-security"], "max-age=63072000; includeSubDomains");
    const cookie = await secure.signIn({
      email: "ada@northbloom.example",
      password: "correct-horse",
    });
    assert.match(cookie, /^__Host-session=/);
    await secure.close();
  });

  it("HSTS covers subdomains only if the operator wants that", async () => {
    const secure = await openSite("sqlite", {
      environment: { SITE_URL: "https://clinic.example", HSTS_SUBDOMAINS: "false" },
    });
    for (const url of ["/thank-you", "/api/nowhere", "/static/js/missing.js"]) {
      const { headers } = await secure.get(url);
      assert.equal(headers["strict-transport-security"], "max-age=63072000", url);
    }
    await secure.close();
  });

  it("The name with www and the name without lead to the one in SITE_URL", async () => {
    for (const [siteHost, sibling] of [
      ["clinic.example", "www.clinic.example"],
      ["www.clinic.example", "clinic.example"],
    ] as const) {
      const clinic = await openSite("sqlite", {
        environment: { SITE_URL: `https://${siteHost}` },
      });
      const inject = (method: "GET" | "HEAD" | "POST", url: string, host: string) =>
        clinic.app.inject({ method, url, headers: { host } });
      for (const [method, status] of [
        ["GET", 301],
        ["HEAD", 301],
        ["POST", 308],
      ] as const) {
        const response = await inject(method, "/services?x=1&y=%2F", sibling.toUpperCase());
        assert.equal(response.statusCode, status, method);
        assert.equal(response.headers.location, `https://${siteHost}/services?x=1&y=%2F`);
      }
      const path = (await inject("GET", "//evil.example/", sibling)).headers.location ?? "";
      assert.ok(path.startsWith(`https://${siteHost}/`), path);
      assert.equal((await inject("GET", "/healthz", sibling)).statusCode, 200);
      assert.equal((await inject("GET", "/thank-you", siteHost)).statusCode, 200);
      assert.equal((await inject("GET", "/thank-you", `www.${sibling}x`)).statusCode, 421);
      await clinic.close();
    }
  });

  it("The CSP of a page allows its own inline scripts by hash and no others", async () => {
    const response = await site.get("/");
    const policy = String(response.headers["content-security-policy"]);
    const inline = [...response.body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)].length;
    assert.equal([...policy.matchAll(/'sha256-/g)].length, inline);
    assert.doesNotMatch(policy, /unsafe/);
  });

  it("The CSP allows only what public pages and the staff area need", async () => {
    const others =
      "default-src 'none'; script-src 'self'; STYLE; IMG; font-src 'self'; media-src 'self'; " +
      "connect-src 'self'; FRAME; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'";
    const policyAt = async (url: string, cookie?: string) => {
      const response = await site.get(url, cookie);
      assert.equal(response.statusCode, 200);
      const policy = String(response.headers["content-security-policy"]);
      return thirdParties
        .reduce((shorter, { origin }) => shorter.replaceAll(` ${origin}`, ""), policy)
        .replace(/ 'sha256-[^']+'/g, "")
        .replace(/frame-src( 'none')?/, "FRAME");
    };
    const cookie = await site.signIn(admin);
    const publicPolicy = others
      .replace("STYLE", "style-src 'self'")
      .replace("IMG", "img-src 'self' data:");
    for (const url of ["/", "/contact", "/blog", "/login"])
      assert.equal(await policyAt(url), publicPolicy, url);
    const trustedTypes = "; require-trusted-types-for 'script'; trusted-types default";
    const staff = others
      .replace("STYLE", "style-src 'self' 'unsafe-inline'")
      .replace("IMG", "img-src 'self' data: blob:");
    for (const url of ["/admin", "/admin/messages", "/login/new-password"])
      assert.equal(await policyAt(url, cookie), staff + trustedTypes, url);
  });

  it("No public page has a style attribute", async () => {
    for (const url of ["/", "/about", "/services", "/blog", "/contact", "/thank-you", "/nowhere"])
      assert.ok(!(await site.get(url)).body.includes(' style="'), url);
  });

  it("An unknown Host gets 421 except for health checks", async () => {
    for (const host of ["evil.example", "localhost:4000", "localhost", ""]) {
      const response = await site.app.inject({ url: "/", headers: { host } });
      assert.equal(response.statusCode, 421, host);
      assert.match(response.json().message, /SITE_URL is missing/);
      const health = await site.app.inject({ url: "/healthz", headers: { host } });
      assert.equal(health.statusCode, 200);
      // Without a token there are no metrics, and the path belongs to the pages.
      const metrics = await site.app.inject({ url: "/metrics", headers: { host } });
      assert.equal(metrics.statusCode, 421, host);
    }
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST:3000"]) {
      const response = await site.app.inject({ url: "/thank-you", headers: { host } });
      assert.equal(response.statusCode, 200, host);
    }
  });

  it("Headers that claim another host or path do not change the response", async () => {
    const plain = await site.get("/thank-you");
    const tricked = await site.send({
      url: "/thank-you",
      headers: {
        "x-forwarded-host": "evil.example",
        "x-original-url": "/admin",
        "x-rewrite-url": "/admin",
        "x-http-method-override": "DELETE",
        "x-react-router-spa-mode": "yes",
      },
    });
    assert.equal(tricked.body, plain.body);
  });

  for (const [header, value] of [
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
    ["origin", "https://evil.example"],
    ["origin", "http://localhost:4000"],
    ["origin", "null"],
  ] as const) {
    it(`A write with ${header}: ${value} is rejected`, async () => {
      for (const url of ["/send-quote", "/api/users/login", "/api/users/logout", "/nowhere"]) {
        const response = await site.send({ method: "POST", url, headers: { [header]: value } });
        assert.equal(response.statusCode, 403, url);
        assert.equal(response.json().status, "fail");
      }
    });
  }

  it("A missing file and an unknown API route get no HTML page", async () => {
    for (const url of ["/static/js/missing.js", "/static/media/..%2f..%2f..%2fpackage.json"]) {
      const response = await site.get(url);
      assert.equal(response.statusCode, 404);
      assert.ok(!response.body.includes("<html"), "the response contains an HTML page");
    }
    const call = await site.post("/api/nowhere", {});
    assert.equal(call.statusCode, 404);
    assert.deepEqual(Object.keys(call.json()), ["status", "message", "error"]);
  });
});
