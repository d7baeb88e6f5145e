import assert from "node:assert/strict";
import { it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { connect } from "#database/connect.ts";
import { isPostgres } from "#domain/records/is-postgres.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { type Acknowledged, signInTo, startWriters } from "../support/load-writers.ts";
import { admin, describeOnEachDatabase } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { startSite } from "../support/site-process.ts";
import { waitUntil } from "../support/wait-until.ts";

const roundCount = isShortRun ? 2 : 100;

describeOnEachDatabase("a site killed under load", (engine) => {
  it(`A kill under load loses no acknowledged write and stores no partial one, in ${roundCount} rounds`, async (t) => {
    const database = await createFreshDatabase(engine);
    const port = await findFreePort();
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
    const acknowledgedWrites: Acknowledged = { messages: [], posts: [], images: [] };
    let cookie: string | undefined;

    for (let round = 1; round <= roundCount; round += 1) {
      const site = await startSite(environment);
      cookie ??= await signInTo(origin);
      const writers = startWriters(origin, cookie);
      const { acknowledged } = writers;
      const hasAllKinds = () => Object.values(acknowledged).every((list) => list.length > 0);
      await waitUntil(hasAllKinds, "no write succeeds");
      await wait(Math.random() * 100); // kills at any point of the writes
      site.child.kill("SIGKILL");
      await site.exitCode;
      await writers.stop();

      for (const kind of ["messages", "posts", "images"] as const)
        acknowledgedWrites[kind].push(...acknowledged[kind]);
      const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
      await assertAllStored(db, acknowledgedWrites);
      await assertConsistent(db);
      // The rate limit would refuse the many messages of the next round.
      await db.deleteFrom("message_attempt").execute();
      await db.destroy();
    }
    await database.remove();
    const { messages, posts, images } = acknowledgedWrites;
    t.diagnostic(
      `stored: ${messages.length} messages, ${posts.length} posts, ${images.length} pictures`,
    );
  });
});

async function assertAllStored(db: Db, acknowledgedWrites: Acknowledged): Promise<void> {
  const messages = await db.selectFrom("message").select("message").execute();
  const posts = await db.selectFrom("post").select("title").execute();
  const images = await db.selectFrom("image").select("hash").execute();
  assertSubset(
    acknowledgedWrites.messages,
    messages.map(({ message }) => message),
  );
  assertSubset(
    acknowledgedWrites.posts,
    posts.map(({ title }) => title),
  );
  assertSubset(
    acknowledgedWrites.images,
    images.map(({ hash }) => `/uploads/${hash}.webp`),
  );
}

function assertSubset(acknowledgedWrites: string[], stored: string[]): void {
  const all = new Set(stored);
  assert.deepEqual(
    acknowledgedWrites.filter((one) => !all.has(one)),
    [],
  );
}

async function assertConsistent(db: Db): Promise<void> {
  const incompleteRows = await sql<{ count: number }>`
    select
      (select count(*) from message where message_id not in (select message_id from message_outbox))
      + (select count(*) from post
          where blog_id not in (select item_id from item_version where kind = 'post'))
      + (select count(*) from image
          where image_id not in (select image_id from image_file where format = 'webp')
          or image_id not in (select image_id from image_file where format = 'avif'))
      as count`.execute(db);
  assert.equal(Number(incompleteRows.rows[0]?.count), 0);
  if (isPostgres(db)) return;
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  assert.deepEqual(
    check.rows.map(({ integrity_check }) => integrity_check),
    ["ok"],
  );
  assert.deepEqual((await sql`pragma foreign_key_check`.execute(db)).rows, []);
}
