import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import { it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#database/connect.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { signInTo, startWriters } from "../support/load-writers.ts";
import { admin, describeOnEachDatabase } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { startSite } from "../support/site-process.ts";

describeOnEachDatabase("graceful shutdown", (engine) => {
  it("A stopping site finishes its requests: stored and acknowledged writes are the same", async () => {
    const { environment, origin, database } = await createEnvironment();
    const site = await startSite(environment);
    const writers = startWriters(origin, await signInTo(origin));
    const { messages, posts, images } = writers.acknowledged;
    while (messages.length < 20 || posts.length < 5 || images.length < 2) await wait(5);
    site.child.kill("SIGTERM");
    assert.equal(await site.exitCode, 0);
    await writers.stop();

    const { DATA_DIR = "", DATABASE_URL } = database.environment;
    const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    const stored = {
      messages: (await db.selectFrom("message").select("message").execute()).map((r) => r.message),
      posts: (await db.selectFrom("post").select("title").execute()).map((r) => r.title),
      images: (await db.selectFrom("image").select("hash").execute()).map(
        ({ hash }) => `/uploads/${hash}.webp`,
      ),
    };
    await db.destroy();
    assert.deepEqual(stored.messages.toSorted(), messages.toSorted());
    assert.deepEqual(stored.posts.toSorted(), posts.toSorted());
    assert.deepEqual(new Set(stored.images), new Set(images));
    await database.remove();
  });

  const skip = isShortRun && engine === "postgres" && "a short run waits on one engine";
  it("A stopping site does not wait for an upload that never ends", { skip }, async () => {
    const { environment, port, origin, database } = await createEnvironment();
    const site = await startSite(environment);
    const cookie = await signInTo(origin);
    const socket = connectSocket(port, "127.0.0.1");
    await once(socket, "connect");
    socket.on("error", () => {});
    socket.write(
      `POST /api/upload HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n` +
        "content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\n",
    );
    await fetch(`${origin}/healthz`);
    site.child.kill("SIGTERM");
    assert.equal(await site.exitCode, 0);
    await database.remove();
  });

  async function createEnvironment() {
    const database = await createFreshDatabase(engine);
    const port = await findFreePort();
    const environment = {
      ...database.environment,
      PORT: String(port),
      TRUST_PROXY: "127.0.0.1",
      SEED_DEMO: "false",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    return { environment, port, origin: `http://localhost:${port}`, database };
  }
});
