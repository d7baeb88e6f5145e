import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, it } from "node:test";
import { sql } from "kysely";
import pg from "pg";
import { defaultContact } from "#content/default-contact.ts";
import { explainError } from "../scripts/run-script.ts";
import { drawPicture } from "./support/draw-picture.ts";
import { createFreshDatabase } from "./support/fresh-database.ts";
import { admin, countRows, openSite, type Site, visitor } from "./support/open-site.ts";
import { runJob, runProgram } from "./support/site-process.ts";
import { waitUntil } from "./support/wait-until.ts";

const message = {
  ...visitor,
  message: "Is this stored?",
};

describe("a message that cannot be stored", () => {
  const assertRefused = async (site: Site, body: object = message) => {
    const response = await site.post("/send-quote", body);
    assert.equal(response.statusCode, 503);
    assert.equal(response.json().msg, "fail");
    assert.ok(Number(response.headers["retry-after"]) > 0);
    assert.doesNotMatch(response.body, /sqlite|database|disk|postgres|ECONN/i);
  };

  it("A message sent while the disk is full fails, and is stored once there is room", async () => {
    const site = await openSite("sqlite");
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(site.db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(site.db);
    const large = { ...message, message: "x".repeat(300) };
    let statusCode = 200;
    for (let i = 0; statusCode === 200 && i < 500; i += 1) {
      const stored = await countRows(site.db, "message");
      const response = await site.post("/send-quote", { ...large, phone: `${4165550000 + i}` });
      statusCode = response.statusCode;
      assert.equal(await countRows(site.db, "message"), stored + (statusCode === 200 ? 1 : 0));
    }
    assert.equal(statusCode, 503);
    await assertRefused(site, large);
    await sql.raw("pragma max_page_count = 1000000").execute(site.db);
    assert.equal((await site.post("/send-quote", message)).statusCode, 200);
    await site.close();
  });

  it("A message sent while another process locks the database fails, and is stored once it is free", async () => {
    const site = await openSite("sqlite");
    const other = new DatabaseSync(join(site.config.dataDir, "site.sqlite"));
    other.exec("begin immediate");
    await assertRefused(site);
    other.exec("rollback");
    other.close();
    assert.equal((await site.post("/send-quote", message)).statusCode, 200);
    assert.equal(await countRows(site.db, "message"), 1);
    await site.close();
  });

  it("A message sent while PostgreSQL is away fails, and is stored once it is back", async () => {
    const site = await openSite("postgres");
    const serverUrl = new URL(site.config.databaseUrl ?? "");
    const name = serverUrl.pathname.slice(1);
    serverUrl.pathname = "/postgres";
    const server = new pg.Client({ connectionString: serverUrl.href });
    await server.connect();
    await server.query(`alter database ${name} allow_connections false`);
    await server.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      [name],
    );
    await assertRefused(site);
    assert.equal((await site.get("/readyz")).statusCode, 503);
    assert.equal((await site.get("/healthz")).statusCode, 200);
    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
    const isReady = async () => (await site.get("/readyz")).statusCode === 200;
    await waitUntil(isReady, "it does not come back");
    assert.equal((await site.post("/send-quote", message)).statusCode, 200);
    await site.close();
  });
});

it("A save and an upload answer 503 while the disk is full and 200 once there is room", async () => {
  const site = await openSite("sqlite");
  const cookie = await site.signIn(admin);
  const bytes = await drawPicture(1600, 1200).jpeg().toBuffer();
  const paragraph = `<p>${"x".repeat(19_000)}</p>`;
  const write = async () => {
    const blogs_content = [{ heading: "Long", paragraph }];
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(bytes)]), "picture.jpg");
    const encoded = new Response(form);
    return [
      await site.post("/blog", { title: "Saved?", slug_url: "saved", blogs_content }, cookie),
      await site.send({
        method: "POST",
        url: "/api/upload",
        cookie,
        headers: { "content-type": encoded.headers.get("content-type") ?? "" },
        payload: Buffer.from(await encoded.arrayBuffer()),
      }),
    ];
  };
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(site.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(site.db);
  for (const response of await write()) {
    assert.equal(response.statusCode, 503, response.body);
    assert.ok(Number(response.headers["retry-after"]) > 0);
  }
  await sql.raw("pragma max_page_count = 1000000").execute(site.db);
  for (const response of await write()) assert.equal(response.statusCode, 200, response.body);
  await site.close();
});

it("A search for an emergency says what to do while nothing can be stored", async () => {
  const site = await openSite("sqlite");
  await sql`pragma query_only = on`.execute(site.db);
  assert.equal((await site.get("/search?q=fees")).statusCode, 503);
  const response = await site.get("/search?q=chest+pain");
  assert.equal(response.statusCode, 200);
  assert.match(response.body, /href="tel:911"/);
  await site.close();
});

it("A site is not ready while its disk is mounted read-only", async (test) => {
  const site = await openSite("sqlite");
  const { dataDir } = site.config;
  const isMounted = spawnSync("mount", ["--bind", dataDir, dataDir]).status === 0;
  if (isMounted) {
    spawnSync("mount", ["-o", "remount,bind,ro", dataDir]);
    const responses = [await site.get("/readyz"), await site.get("/readyz/pages")];
    spawnSync("umount", ["--lazy", dataDir]);
    assert.deepEqual(
      [...responses, await site.get("/readyz")].map(({ statusCode }) => statusCode),
      [503, 200, 200],
    );
  } else test.skip("mounting is not permitted on this machine");
  await site.close();
});

it("The start and every command on a full disk end with one line that asks about it", async (test) => {
  const { environment, remove } = await createFreshDatabase("sqlite", undefined, "migrated");
  const folder = join(environment.DATA_DIR ?? "", "small");
  await mkdir(folder);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder]).status === 0) {
    await copyFile(join(environment.DATA_DIR ?? "", "site.sqlite"), join(folder, "site.sqlite"));
    spawnSync("sh", ["-c", `cat /dev/zero > ${join(folder, "filler")}`]);
    const settings = { ...environment, DATA_DIR: folder };
    const jobs = [
      runProgram("start.ts", [], settings),
      runJob("add-staff", ["--email", "ada@b.example"], settings),
      runJob("seed", [], settings),
    ];
    const outputs = await Promise.all(jobs.map(({ output }) => output));
    spawnSync("umount", ["--lazy", folder]);
    for (const output of outputs)
      assert.match(output, /^[^\n]+\. Is the disk of DATA_DIR full or broken\?\n$/);
    assert.deepEqual(await Promise.all(jobs.map(({ exitCode }) => exitCode)), [1, 1, 1]);
  } else test.skip("mounting is not permitted on this machine");
  await remove();
});

it("A command whose database server has a full disk names that server, and no folder of its own", () => {
  const cause = Object.assign(new Error("could not extend file"), { code: "53100" });
  assert.equal(
    explainError(cause),
    "could not extend file. Is the disk of the server of DATABASE_URL full?",
  );
});

describe("a page that is temporarily unavailable", () => {
  const asBrowser = { accept: "text/html,*/*;q=0.8" };
  const assertUnavailable = ({ statusCode, headers }: InjectResponse) => {
    assert.equal(statusCode, 503);
    assert.ok(Number(headers["retry-after"]) > 0);
    assert.match(String(headers["content-security-policy"]), /^default-src 'none'; /);
    assert.equal(headers["x-frame-options"], "DENY");
  };
  const assertErrorPage = (response: InjectResponse) => {
    assertUnavailable(response);
    assert.match(String(response.headers["content-type"]), /^text\/html/);
    assert.ok(response.body.includes(defaultContact.phone.formatted));
  };

  it("An overloaded site answers browsers with a page and other clients with JSON", async () => {
    const site = await openSite("sqlite");
    const requests = Array.from({ length: 240 }, (_, number) =>
      site.send({ url: `/nowhere-${number}`, headers: number % 2 === 0 ? asBrowser : {} }),
    );
    const responses = await Promise.all(requests);
    const refused = responses.filter(({ statusCode }) => statusCode !== 404);
    const [pages, others] = [0, 1].map((odd) =>
      refused.filter((response) => responses.indexOf(response) % 2 === odd),
    );
    assert.ok(pages?.length && others?.length);
    for (const response of pages) {
      assertErrorPage(response);
      assert.doesNotMatch(response.body, /<script|<link|<img/);
      assert.equal(response.headers["cache-control"], "no-store");
      const style = /<style>(.*)<\/style>/.exec(response.body)?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      assert.ok(String(response.headers["content-security-policy"]).includes(`'sha256-${hash}'`));
    }
    for (const response of others) {
      assertUnavailable(response);
      assert.equal(response.json().status, "fail");
    }
    await site.close();
  });

  it("A page answers 503 while the database is away and 200 once it is back", async () => {
    const site = await openSite("sqlite", { isSeeded: true });
    const file = join(site.config.dataDir, "site.sqlite");
    const plainForm = { "content-type": "application/x-www-form-urlencoded" };
    await rename(file, `${file}.away`);
    assertErrorPage(await site.send({ url: "/", headers: asBrowser }));
    assertUnavailable(await site.get("/feed.xml"));
    const payload = new URLSearchParams(message).toString();
    assertErrorPage(
      await site.send({ method: "POST", url: "/send-quote", headers: plainForm, payload }),
    );
    await rename(`${file}.away`, file);
    assert.equal((await site.get("/")).statusCode, 200);
    await site.close();
  });
});

type InjectResponse = Awaited<ReturnType<Site["get"]>>;
