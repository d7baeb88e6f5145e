import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "./support/fresh-database.ts";
import { visitor } from "./support/open-site.ts";
import { type SiteProcess, startSite } from "./support/site-process.ts";
import { caddyfile, hasCaddy, startCaddy } from "./support/start-caddy.ts";
import { waitUntil } from "./support/wait-until.ts";

describe("the site behind deploy/Caddyfile", {
  skip: !hasCaddy && "Caddy is not installed",
}, () => {
  let database: FreshDatabase;
  let site: SiteProcess;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let origin: string;
  let environment: Record<string, string>;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    const [frontPort, port] = [await findFreePort(), await findFreePort()];
    origin = `http://localhost:${frontPort}`;
    environment = {
      ...database.environment,
      PORT: String(port),
      SITE_URL: origin,
      TRUST_PROXY: "127.0.0.1",
    };
    site = await startSite(environment);
    caddy = await startCaddy(origin, [port]);
    await waitUntil(
      async () => (await request("/status"))?.status === 200,
      "the proxy does not start",
    );
  });
  after(async () => {
    await caddy.close();
    site.child.kill("SIGTERM");
    await site.exitCode;
    await database.remove();
  });

  const request = (path: string, options: RequestInit = {}) =>
    fetch(origin + path, {
      ...options,
      headers: { accept: "text/html", connection: "close", ...options.headers },
    }).catch(() => undefined);
  const sendMessage = (message: string) => {
    const body = { ...visitor, message };
    const headers = { "content-type": "application/json" };
    return request("/send-quote", { method: "POST", headers, body: JSON.stringify(body) });
  };

  it("The proxy serves pages, messages and /status, and hides internal endpoints", async () => {
    assert.equal((await request("/"))?.status, 200);
    assert.equal((await sendMessage("Through the proxy"))?.status, 200);
    for (const path of ["/healthz", "/readyz", "/readyz/pages", "/metrics"])
      assert.equal((await request(path))?.status, 404, path);
  });

  it("The proxy serves cached pages while the database is away, and the site's own errors otherwise", async () => {
    const file = join(database.environment.DATA_DIR ?? "", "site.sqlite");
    assert.equal((await request("/about"))?.status, 200);
    await rename(file, `${file}.away`);
    await waitUntil(async () => (await request("/status"))?.status === 503, "/status never fails");
    assert.equal((await request("/about"))?.status, 200);
    const page = await request("/blog?page=2");
    assert.equal(page?.status, 503);
    assert.ok((await page?.text())?.includes(defaultContact.phone.formatted));
    const response = await sendMessage("While the database is away");
    assert.equal(response?.status, 503);
    assert.equal((await response?.json())?.msg, "fail");
    await rename(`${file}.away`, file);
    await waitUntil(
      async () => (await sendMessage("And back"))?.status === 200,
      "no message is stored",
    );
  });

  it("The proxy shows the clinic's name and phone number while no node runs", async () => {
    site.child.kill("SIGTERM");
    await site.exitCode;
    const refused = sendMessage("While no node runs");
    for (const method of ["GET", "HEAD"]) {
      const response = await request("/contact", { method });
      assert.equal(response?.status, 503);
      assert.equal(response?.headers.get("cache-control"), "no-store");
      assert.equal(response?.headers.get("retry-after"), "30");
      const text = (await response?.text()) ?? "";
      if (method === "GET")
        for (const fact of [clinic.shortName, defaultContact.phone.link, defaultContact.email])
          assert.ok(text.includes(fact), fact);
    }
    const refusal = await refused;
    assert.equal(refusal?.status, 503);
    assert.ok((await refusal?.text())?.includes(defaultContact.phone.link));
    assert.match(caddy.readLog(), /connection refused/);
    assert.doesNotMatch(caddy.readLog(), /remote_ip|client_ip|User-Agent/, "no visitor is logged");
    site = await startSite(environment);
    assert.equal((await sendMessage("Before Caddy knows of the start"))?.status, 200);
    await waitUntil(async () => (await request("/contact"))?.status === 200, "no page is served");
  });

  it("The proxy serves SITE_ALIAS beside SITE_URL, so that the site can redirect it", () => {
    const adapt = (alias: Record<string, string>) => {
      const { stdout } = spawnSync("caddy", ["adapt", "--config", caddyfile], {
        env: { PATH: process.env.PATH, SITE_URL: "https://clinic.example", ...alias },
        encoding: "utf8",
      });
      interface Server {
        routes: { match?: { host: string[] }[] }[];
      }
      const { encoder } = JSON.parse(stdout).logging.logs.default;
      assert.deepEqual(encoder.fields, { request: { filter: "delete" } }, "visitors are logged");
      const servers = Object.values<Server>(JSON.parse(stdout).apps.http.servers);
      return servers.flatMap(({ routes }) => routes[0]?.match?.[0]?.host ?? []);
    };
    assert.deepEqual(adapt({}), ["clinic.example"]);
    assert.deepEqual(adapt({ SITE_ALIAS: "https://www.clinic.example" }).toSorted(), [
      "clinic.example",
      "www.clinic.example",
    ]);
  });

  it("The proxy does not start without SITE_URL and says so", () => {
    const { status, stderr } = spawnSync("caddy", ["adapt", "--config", caddyfile], {
      env: { PATH: process.env.PATH },
      encoding: "utf8",
    });
    assert.notEqual(status, 0);
    assert.match(stderr, /SITE_URL-is-not-set/);
  });
});
