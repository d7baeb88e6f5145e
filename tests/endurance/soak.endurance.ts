import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#database/connect.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { signInTo } from "../support/load-writers.ts";
import { admin, visitor } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { getMemoryMiB, type SiteProcess, startSite } from "../support/site-process.ts";

const durationMs = isShortRun ? 15_000 : 600_000;
const pauseMs = 20;
const sampleMs = 1000;
const maxMemoryMiB = 512;
const maxOpenFiles = 100;
const maxWalMiB = 16;
const unchangedPages = ["/services", "/contact", "/gallery", "/privacy", "/tl"];

it("Every response of a long day is right, and memory, open files and the WAL stay small", async (t) => {
  const database = await createFreshDatabase("sqlite");
  const dataDir = database.environment.DATA_DIR ?? "";
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const site = await startSite({
    ...database.environment,
    PORT: String(port),
    TRUST_PROXY: "127.0.0.1",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  t.after(async () => {
    site.child.kill("SIGKILL");
    await site.exitCode;
    await database.remove();
  });
  const visits = await createVisits(origin);
  const counts: Record<string, number> = {};
  const peaks = { memoryMiB: 0, openFiles: 0, walMiB: 0 };
  const endsAt = performance.now() + durationMs;
  const isOver = () => performance.now() >= endsAt;

  async function repeat(name: string, visit: () => Promise<void>): Promise<void> {
    while (!isOver()) {
      await visit();
      counts[name] = (counts[name] ?? 0) + 1;
      await wait(pauseMs);
    }
  }

  async function sample(): Promise<void> {
    while (!isOver()) {
      assert.equal(site.child.exitCode, null, "the process ended");
      peaks.memoryMiB = Math.max(peaks.memoryMiB, getMemoryMiB(site));
      peaks.openFiles = Math.max(peaks.openFiles, countOpenFiles(site));
      peaks.walMiB = Math.max(peaks.walMiB, getWalMiB(dataDir));
      await wait(sampleMs);
    }
  }

  const visitors = Object.entries(visits.byName).map(([name, visit]) => repeat(name, visit));
  await Promise.all([...visitors, sample()]);
  site.child.kill("SIGTERM");
  assert.equal(await site.exitCode, 0);

  t.diagnostic(`${JSON.stringify(counts)} ${JSON.stringify(peaks)}`);
  const db = connect({ dataDir, databaseUrl: undefined });
  const stored = await db.selectFrom("message").select("message").execute();
  await db.destroy();
  const storedTexts = new Set(stored.map(({ message }) => message));
  assert.deepEqual(
    visits.messages.filter((message) => !storedTexts.has(message)),
    [],
    "every acknowledged message is stored",
  );
  assert.ok(peaks.memoryMiB <= maxMemoryMiB, `${peaks.memoryMiB} MiB`);
  assert.ok(peaks.openFiles <= maxOpenFiles, `${peaks.openFiles} open files`);
  assert.ok(peaks.walMiB <= maxWalMiB, `a WAL of ${peaks.walMiB} MiB`);
});

/** Each visit fails if its response is not the expected one. */
async function createVisits(origin: string) {
  const cookie = await signInTo(origin);
  const messages: string[] = [];
  const expectedPages = new Map<string, { body: string; etag: string }>();
  for (const path of unchangedPages) {
    const response = await fetch(origin + path);
    assert.equal(response.status, 200, path);
    const etag = response.headers.get("etag") ?? "";
    expectedPages.set(path, { body: await response.text(), etag });
  }
  const list = await (await fetch(`${origin}/blogs?limit=1`)).json();
  const [{ blog_id, slug_url }] = list.data;
  let savedNumber = 0;
  let visitNumber = 0;
  const pickPage = () => {
    visitNumber += 1;
    return unchangedPages[visitNumber % unchangedPages.length] ?? "";
  };
  const send = (path: string, method: string, body: object, ip = visitNumber) =>
    fetch(origin + path, {
      method,
      headers: {
        ...{ "content-type": "application/json", cookie },
        "x-forwarded-for": `198.51.${(ip >> 8) & 255}.${ip & 255}`,
      },
      body: JSON.stringify(body),
    });

  const byName: Record<string, () => Promise<void>> = {
    async pages() {
      const path = pickPage();
      const response = await fetch(origin + path);
      assert.equal(response.status, 200, path);
      assert.equal(await response.text(), expectedPages.get(path)?.body, path);
    },
    async notModified() {
      const path = pickPage();
      const etag = expectedPages.get(path)?.etag ?? "";
      const response = await fetch(origin + path, { headers: { "if-none-match": etag } });
      assert.equal(response.status, 304, path);
    },
    async unknownPages() {
      const response = await fetch(`${origin}/nowhere-${randomUUID()}`);
      assert.equal(response.status, 404);
      assert.match(await response.text(), /<h1/);
    },
    async messages() {
      const message = `My knee hurts, number ${randomUUID()}`;
      const response = await send("/send-quote", "POST", { ...visitor, message });
      assert.equal(response.status, 200);
      assert.equal((await response.json()).msg, "success");
      messages.push(message);
    },
    async refusedForms() {
      const response = await send("/send-quote", "POST", { ...visitor, email: "nobody" });
      assert.equal(response.status, 400);
      assert.deepEqual(Object.keys((await response.json()).errors).sort(), ["email", "message"]);
    },
    async saves() {
      const title = getTitle(savedNumber + 1);
      const response = await send(`/blog/${blog_id}`, "PUT", { title });
      assert.equal(response.status, 200);
      assert.equal((await response.json()).data.title, title);
      savedNumber += 1;
    },
    async savedPages() {
      const earliestNumber = savedNumber;
      const page = await (await fetch(`${origin}/blogs/${slug_url}`)).text();
      const shown = Number(/The post after save (\d+)</.exec(page)?.[1] ?? 0);
      assert.ok(shown >= earliestNumber, `save ${shown} is shown after save ${earliestNumber}`);
    },
    async staffLists() {
      const response = await fetch(`${origin}/api/staff/messages`, { headers: { cookie } });
      assert.equal(response.status, 200);
      assert.equal((await response.json()).status, "success");
    },
  };
  return { byName, messages };
}

function getTitle(number: number): string {
  return `The post after save ${number}`;
}

/** Returns 0 if the system does not list them. */
function countOpenFiles({ child }: SiteProcess): number {
  try {
    return readdirSync(`/proc/${child.pid}/fd`).length;
  } catch {
    return 0;
  }
}

function getWalMiB(folder: string): number {
  const wal = readdirSync(folder).filter((name) => name.endsWith("-wal"));
  return Math.max(0, ...wal.map((name) => statSync(join(folder, name)).size / 1024 ** 2));
}
