import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { connect } from "#database/connect.ts";
import { listMessages } from "#domain/messages/inbox.server.ts";
import { freePort } from "./support/free-port.ts";
import { type FreshDatabase, freshDatabase } from "./support/site.ts";

const root = join(import.meta.dirname, "..");

describe("the process", () => {
  let database: FreshDatabase;
  let port: number;
  before(async () => {
    database = await freshDatabase("sqlite");
    port = await freePort();
  });
  after(() => database.remove());

  it("keeps what it said was sent, though it is killed right after", async () => {
    const first = await start(database, port);
    const reply = await fetch(`http://127.0.0.1:${port}/send-quote`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Imani",
        email: "imani@northbloom.example",
        phone: "4165550199",
        message: "Do you still have my message?",
      }),
    });
    assert.equal((await reply.json()).msg, "success");
    first.kill("SIGKILL");
    await ended(first);

    const second = await start(database, port);
    const db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    const [message] = await listMessages(db, { folder: "inbox", limit: 1 });
    assert.equal(message?.excerpt, "Do you still have my message?");
    await db.destroy();
    second.kill("SIGTERM");
    assert.equal(await ended(second), 0);
  });

  it("says in one line that its database cannot be used, and names no password", async () => {
    const child = run({ DATABASE_URL: `postgres://clinic:hidden@127.0.0.1:${port}/none` });
    assert.equal(await ended(child), 1);
    assert.match(await child.said, /^The database of DATABASE_URL cannot be used: .+\n$/);
    assert.doesNotMatch(await child.said, /hidden/);
  });

  it("stops at a wrong variable with one line that names it", async () => {
    const child = run({ ...database.environment, PORT: "eighty" });
    assert.equal(await ended(child), 1);
    assert.match(await child.said, /^PORT is not valid\. It should be: .*\n$/);
  });
});

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["start.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return Object.assign(child, { said: text(child.stdout) });
}

/** Once it says where it is. */
function start(database: FreshDatabase, port: number): Promise<ChildProcess> {
  const child = run({ ...database.environment, PORT: String(port) });
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (part) => {
      if (String(part).includes("Northbloom is at")) resolve(child);
    });
    child.once("exit", () => reject(new Error("the process ended before it was ready")));
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once("exit", resolve));
}
