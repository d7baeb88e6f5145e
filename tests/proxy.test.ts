import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { clinic } from "#content/clinic.ts";
import { installDebianPackage } from "./support/debian-package.ts";
import { freePort } from "./support/free-port.ts";
import { type FreshDatabase, freshDatabase } from "./support/fresh-database.ts";
import { type SiteProcess, startSite } from "./support/process.ts";

const root = join(import.meta.dirname, "..");
const caddyfile = join(root, "deploy/Caddyfile");
const hasCaddy = existsSync("/usr/bin/caddy") || installDebianPackage("caddy");

describe("the site behind deploy/Caddyfile", {
  skip: !hasCaddy && "Caddy is not installed",
}, () => {
  let folder: string;
  let database: FreshDatabase;
  let site: SiteProcess;
  let caddy: ChildProcess;
  let origin: string;
  let environment: Record<string, string>;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "caddy-test-"));
    database = await freshDatabase("sqlite");
    const [front, port] = [await freePort(), await freePort()];
    origin = `http://localhost:${front}`;
    environment = {
      ...database.environment,
      PORT: String(port),
      SITE_URL: origin,
      TRUST_PROXY: "127.0.0.1",
    };
    site = await startSite(environment);
    const settings = {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_URL: origin,
      NODES: `127.0.0.1:${port}`,
      OUTAGE_FOLDER: join(root, "build/outage"),
    };
    const adapted = spawnSync("caddy", ["adapt", "--config", caddyfile], {
      env: settings,
      encoding: "utf8",
    });
    // The admin port is shared by the whole machine.
    const config = { ...JSON.parse(adapted.stdout), admin: { disabled: true } };
    await writeFile(join(folder, "caddy.json"), JSON.stringify(config));
    caddy = spawn("caddy", ["run", "--config", join(folder, "caddy.json")], {
      env: settings,
      stdio: "ignore",
    });
    await until(async () => (await ask("/status"))?.status === 200);
  });
  after(async () => {
    caddy.kill("SIGTERM");
    site.child.kill("SIGTERM");
    await site.ended;
    await database.remove();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, options: RequestInit = {}) =>
    fetch(origin + path, {
      ...options,
      headers: { accept: "text/html", connection: "close", ...options.headers },
    }).catch(() => undefined);
  const send = (message: string) => {
    const body = { name: "Imani", email: "imani@northbloom.example", phone: "4165550199", message };
    const headers = { "content-type": "application/json" };
    return ask("/send-quote", { method: "POST", headers, body: JSON.stringify(body) });
  };

  it("The proxy serves pages, messages and /status, and hides internal endpoints", async () => {
    assert.equal((await ask("/"))?.status, 200);
    assert.equal((await send("Through the proxy"))?.status, 200);
    for (const path of ["/healthz", "/readyz", "/readyz/pages", "/metrics"])
      assert.equal((await ask(path))?.status, 404, path);
  });

  it("The proxy serves cached pages while the database is away, and the site's own errors otherwise", async () => {
    const file = join(database.environment.DATA_DIR ?? "", "site.sqlite");
    assert.equal((await ask("/about"))?.status, 200);
    await rename(file, `${file}.away`);
    await until(async () => (await ask("/status"))?.status === 503);
    assert.equal((await ask("/about"))?.status, 200);
    const page = await ask("/blog?page=2");
    assert.equal(page?.status, 503);
    assert.ok((await page?.text())?.includes(clinic.phone.shown));
    const reply = await send("While the database is away");
    assert.equal(reply?.status, 503);
    assert.equal((await reply?.json())?.msg, "fail");
    await rename(`${file}.away`, file);
    await until(async () => (await send("And back"))?.status === 200);
  });

  it("The proxy shows the clinic's name and phone number while no node runs", async () => {
    site.child.kill("SIGTERM");
    await site.ended;
    for (const method of ["GET", "HEAD"]) {
      const reply = await ask("/contact", { method });
      assert.ok([502, 503].includes(reply?.status ?? 0), `${reply?.status}`);
      assert.equal(reply?.headers.get("cache-control"), "no-store");
      assert.equal(reply?.headers.get("retry-after"), "30");
      const text = (await reply?.text()) ?? "";
      if (method === "GET")
        for (const fact of [clinic.shortName, clinic.phone.link, clinic.email])
          assert.ok(text.includes(fact), fact);
    }
    site = await startSite(environment);
    await until(async () => (await ask("/contact"))?.status === 200);
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

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await isTrue())) {
    assert.ok(Date.now() < giveUpAt, "the expected state was never reached");
    await wait(50);
  }
}
