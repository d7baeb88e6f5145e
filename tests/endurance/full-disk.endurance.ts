import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { drawPicture } from "../support/draw-picture.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { installDebianPackage } from "../support/install-debian-package.ts";
import { sendVisitorMessage, signInTo } from "../support/load-writers.ts";
import { admin, countRows, openSite, visitor } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { runJob, startSite } from "../support/site-process.ts";

describe("the disk of the database", () => {
  it("A message is flushed to the disk before the visitor gets the response", async (test) => {
    if (!canTrace()) return test.skip("tracing is not permitted on this machine");
    const { environment, database, origin } = await createEnvironment();
    const trace = join(database.environment.DATA_DIR ?? "", "trace");
    const tracedCalls = "trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg";
    const site = await startSite(environment, {
      commandPrefix: ["strace", "-f", "-y", "-e", tracedCalls, "-o", trace],
    });
    assert.equal((await post(origin, "Are you on the disk?")).status, 200);
    // strace exits together with its child process.
    const children = `/proc/${site.child.pid}/task/${site.child.pid}/children`;
    process.kill(Number((await readFile(children, "utf8")).trim().split(" ")[0]), "SIGTERM");
    await site.exitCode;

    const lines = (await readFile(trace, "utf8")).split("\n");
    const responseIndex = lines.findIndex(
      (line) => line.includes('"HTTP/1.1 200') && !line.includes("<unf"),
    );
    assert.ok(responseIndex > 0, "the response is not in the trace");
    const lastWrite = lines
      .slice(0, responseIndex)
      .findLastIndex((line) => /pwrite64\(.*-wal>/.test(line));
    const lastFlush = lines
      .slice(0, responseIndex)
      .findLastIndex((line) => /f(data)?sync\(\d+<.*-wal>|<\.\.\. f(data)?sync resumed/.test(line));
    assert.ok(lastWrite > 0 && lastFlush > lastWrite, `written ${lastWrite}, flushed ${lastFlush}`);
    await database.remove();
  });

  it("A full disk acknowledges nothing that is not stored, is reported, and recovers with free space", async (test) => {
    const folder = await mkdtemp(join(tmpdir(), "site-small-"));
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", folder]);
    if (mounted.status !== 0) return test.skip("mounting is not permitted on this machine");
    try {
      const { environment, origin, database } = await createEnvironment();
      const site = await startSite({ ...environment, DATA_DIR: folder, LOG_LEVEL: "warn" });
      const cookie = await signInTo(origin);
      const staff = createStaffClient(origin, cookie);
      const isReady = async () => (await fetch(`${origin}/readyz`)).ok;
      assert.equal((await post(origin, "While there is room")).status, 200);
      assert.deepEqual(await staff.writePostAndImage("before"), [200, 200]);
      assert.ok(await isReady());

      const filler = join(folder, "filler");
      await fillDisk(filler);
      let status = 200;
      for (let i = 0; status === 200 && i < 2000; i += 1)
        ({ status } = await post(origin, `No ${i}`));
      assert.equal(status, 503);
      assert.equal((await post(origin, "Nor this")).msg, "fail");
      assert.deepEqual(await staff.writePostAndImage("full"), [503, 503]);
      assert.equal(await isReady(), false);

      const backUp = async (file: string, code: number) => {
        const job = runJob("backup", [file], { ...environment, DATA_DIR: folder });
        assert.equal(await job.exitCode, code, await job.output);
        return job.output;
      };
      const elsewhere = join(database.environment.DATA_DIR ?? "", "site.backup");
      assert.match(await backUp(elsewhere, 0), /read back and verified/);
      assert.match(await backUp(join(folder, "site.backup"), 1), /there is no space left in/);

      await rm(filler);
      assert.equal((await post(origin, "Room again")).status, 200);
      assert.deepEqual(await staff.writePostAndImage("after"), [200, 200]);
      assert.ok(await isReady());
      site.child.kill("SIGTERM");
      assert.equal(await site.exitCode, 0);
      const log = await site.output;
      assert.ok((log.match(/"reason":"database or disk is full"/g)?.length ?? 0) >= 4);
      assert.doesNotMatch(log, /cannot rollback/);
      assert.match(log, /"reason":"the disk is full"/);

      const file = new DatabaseSync(join(folder, "site.sqlite"));
      assert.equal(file.prepare("pragma integrity_check").get()?.integrity_check, "ok");
      const { n } =
        file.prepare("select count(*) n from message where message = 'Nor this'").get() ?? {};
      assert.equal(n, 0);
      const slugs = file.prepare("select slug from post order by slug").all();
      assert.deepEqual(
        slugs.map(({ slug }) => slug),
        ["after", "before"],
      );
      file.close();
      await database.remove();
    } finally {
      execFileSync("umount", [folder]);
      await rm(folder, { recursive: true });
    }
  });

  for (const [seconds, status] of [
    [3, 200],
    [isShortRun ? 8 : 30, 503],
  ] as const) {
    it(`A database locked by another process for ${seconds} s answers a message with ${status} and still serves pages`, async () => {
      const site = await openSite("sqlite");
      const other = new DatabaseSync(join(site.config.dataDir, "site.sqlite"));
      other.exec("begin immediate");
      const lockReleased = wait(seconds * 1000).then(() => other.exec("commit"));
      const response = site.post("/send-quote", { ...visitor, message: "Please wait" });
      assert.equal((await site.get("/")).statusCode, 200, "pages are served meanwhile");
      assert.equal((await response).statusCode, status);
      assert.equal(await countRows(site.db, "message"), status === 200 ? 1 : 0);
      await lockReleased;
      other.close();
      const after = await site.post("/send-quote", { ...visitor, message: "And now?" });
      assert.equal(after.statusCode, 200);
      await site.close();
    });
  }
});

let ipIndex = 0;

async function post(origin: string, message: string): Promise<{ status: number; msg: string }> {
  ipIndex += 1;
  const ip = `192.0.${Math.floor(ipIndex / 250)}.${ipIndex % 250}`;
  const response = await sendVisitorMessage(origin, message, ip);
  const { msg } = await response.json();
  return { status: response.status, msg };
}

function createStaffClient(origin: string, cookie: string) {
  let pictures = 0;
  return {
    async writePostAndImage(slug_url: string): Promise<number[]> {
      pictures += 1;
      const bytes = await drawPicture(1200 + pictures, 900)
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.append("image", new Blob([new Uint8Array(bytes)]), "picture.jpg");
      const paragraph = `<p>${"x".repeat(19_000)}</p>`;
      const responses = [
        await fetch(`${origin}/blog`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify({
            title: slug_url,
            slug_url,
            blogs_content: [{ heading: "Long", paragraph }],
          }),
        }),
        await fetch(`${origin}/api/upload`, { method: "POST", headers: { cookie }, body: form }),
      ];
      return responses.map(({ status }) => status);
    },
  };
}

async function createEnvironment() {
  const database = await createFreshDatabase("sqlite");
  const port = await findFreePort();
  const environment = {
    ...database.environment,
    PORT: String(port),
    SEED_DEMO: "false",
    TRUST_PROXY: "127.0.0.1",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  return { database, environment, origin: `http://localhost:${port}` };
}

function canTrace(): boolean {
  if (!existsSync("/usr/bin/strace") && !installDebianPackage("strace")) return false;
  return spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;
}

async function fillDisk(file: string): Promise<void> {
  for (let bytes = 1024 * 1024; bytes >= 1024; ) {
    try {
      await appendFile(file, Buffer.alloc(bytes));
    } catch {
      bytes /= 2;
    }
  }
}
