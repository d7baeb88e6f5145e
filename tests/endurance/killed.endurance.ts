import assert from "node:assert/strict";
import { it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { connect } from "#database/connect.ts";
import { isPostgres } from "#database/snapshot.ts";
import type { Db } from "#domain/tables.ts";
import { freePort } from "../support/free-port.ts";
import { freshDatabase } from "../support/fresh-database.ts";
import { startSite } from "../support/process.ts";
import { admin, onEachDatabase } from "../support/site.ts";
import { type Acknowledged, signInAt, startWriters } from "../support/writers.ts";

const rounds = process.env.ENDURANCE === "short" ? 5 : 100;

onEachDatabase("a site killed under load", (engine) => {
  it(`A kill under load loses no acknowledged write and stores no partial one, in ${rounds} rounds`, async (t) => {
    const database = await freshDatabase(engine);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const environment = {
      ...database.environment,
      PORT: String(port),
      TRUST_PROXY: "127.0.0.1",
      SEED_DEMO: "false",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    const { DATA_DIR = "", DATABASE_URL } = database.environment;
    const promised: Acknowledged = { messages: [], posts: [], images: [] };
    let cookie: string | undefined;

    for (let round = 1; round <= rounds; round += 1) {
      const site = await startSite(environment);
      cookie ??= await signInAt(origin);
      const writers = startWriters(origin, cookie);
      const { acknowledged } = writers;
      const giveUpAt = Date.now() + 60_000;
      const hasEach = () => Object.values(acknowledged).every((list) => list.length > 0);
      while (!hasEach()) {
        assert.ok(Date.now() < giveUpAt, "no write succeeds");
        await wait(5);
      }
      await wait(Math.random() * 100); // kills at any point of the writes
      site.child.kill("SIGKILL");
      await site.ended;
      await writers.stop();

      for (const kind of ["messages", "posts", "images"] as const)
        promised[kind].push(...acknowledged[kind]);
      const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
      await isAllThere(db, promised);
      await isWhole(db);
      // The rate limit would refuse the many messages of the next round.
      await db.deleteFrom("message_attempt").execute();
      await db.destroy();
    }
    await database.remove();
    const { messages, posts, images } = promised;
    t.diagnostic(
      `stored: ${messages.length} messages, ${posts.length} posts, ${images.length} pictures`,
    );
  });
});

async function isAllThere(db: Db, promised: Acknowledged): Promise<void> {
  const messages = await db.selectFrom("message").select("message").execute();
  const posts = await db.selectFrom("post").select("title").execute();
  const images = await db.selectFrom("image").select("hash").execute();
  isSubset(
    promised.messages,
    messages.map(({ message }) => message),
  );
  isSubset(
    promised.posts,
    posts.map(({ title }) => title),
  );
  isSubset(
    promised.images,
    images.map(({ hash }) => `/uploads/${hash}.webp`),
  );
}

function isSubset(promised: string[], kept: string[]): void {
  const all = new Set(kept);
  assert.deepEqual(
    promised.filter((one) => !all.has(one)),
    [],
  );
}

/** Each message has an outbox row, each post a version and each image all its files. */
async function isWhole(db: Db): Promise<void> {
  const halves = await sql<{ count: number }>`
    select
      (select count(*) from message where message_id not in (select message_id from message_outbox))
      + (select count(*) from post
          where blog_id not in (select item_id from item_version where kind = 'post'))
      + (select count(*) from image
          where image_id not in (select image_id from image_file where format = 'webp')
          or image_id not in (select image_id from image_file where format = 'avif'))
      as count`.execute(db);
  assert.equal(Number(halves.rows[0]?.count), 0);
  if (isPostgres(db)) return;
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  assert.deepEqual(
    check.rows.map(({ integrity_check }) => integrity_check),
    ["ok"],
  );
  assert.deepEqual((await sql`pragma foreign_key_check`.execute(db)).rows, []);
}
