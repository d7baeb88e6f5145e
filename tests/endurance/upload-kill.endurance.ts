import assert from "node:assert/strict";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { connect } from "#database/connect.ts";
import type { Db } from "#domain/records/tables.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase } from "../support/fresh-database.ts";
import { signInTo } from "../support/load-writers.ts";
import { admin, describeOnEachDatabase } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { startSite } from "../support/site-process.ts";

const roundCount = isShortRun ? 1 : 20;

describeOnEachDatabase("a site killed during an upload", (engine) => {
  const skip = isShortRun && engine === "postgres" && "a short run kills a site on SQLite only";
  it(`A kill during each of ${roundCount} uploads leaves no partial image and no file`, {
    skip,
  }, async (t) => {
    const database = await createFreshDatabase(engine);
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const { DATA_DIR = "", DATABASE_URL } = database.environment;
    const TMPDIR = join(DATA_DIR, "tmp");
    mkdirSync(TMPDIR);
    const environment = {
      ...database.environment,
      ...{ PORT: String(port), TMPDIR },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, SEED_DEMO: "false" },
    };
    const upload = (cookie: string, photo: Buffer) => {
      const form = new FormData();
      form.append("image", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
      return fetch(`${origin}/api/upload`, { method: "POST", headers: { cookie }, body: form });
    };
    const listFiles = () =>
      readdirSync(DATA_DIR, { recursive: true })
        .map(String)
        // A kill leaves the lock's owner file and the journal of its empty database.
        .filter((name) => !/-(?:wal|shm)$|^site\.lock/.test(name))
        .toSorted();
    const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });

    let site = await startSite(environment);
    const cookie = await signInTo(origin);
    await (await upload(cookie, await drawPhoto(0))).text();
    const startedAt = performance.now();
    assert.equal((await upload(cookie, await drawPhoto(1))).status, 200);
    const uploadMs = performance.now() - startedAt;
    site.child.kill("SIGTERM");
    await site.exitCode;
    const files = listFiles();

    let unacknowledgedCount = 0;
    for (let round = 1; round <= roundCount; round += 1) {
      const photo = await drawPhoto(round + 1);
      site = await startSite(environment);
      let isOver = false;
      const uploadResult = upload(cookie, photo)
        .then(
          (response) => response.ok,
          () => false,
        )
        .finally(() => {
          isOver = true;
        });
      // Odd rounds kill at any point of the upload, even rounds as soon as the image is stored.
      if (round % 2 === 1) await wait((uploadMs * round) / roundCount);
      else while (!isOver && (await listStoredImages(db)).length <= round) await wait(1);
      site.child.kill("SIGKILL");
      await site.exitCode;
      const wasAcknowledged = await uploadResult;
      if (!wasAcknowledged) unacknowledgedCount += 1;

      site = await startSite(environment);
      assert.deepEqual(listFiles(), files);
      const images = await listStoredImages(db);
      // There is one more image than before or none; each has three widths in two formats.
      assert.ok(images.every((image) => Number(image.files) === 6));
      assert.ok(images.length >= round + 1 + Number(wasAcknowledged), `${images.length}`);

      const response = await upload(cookie, photo);
      const path = await response.text();
      assert.equal(response.status, 200, path);
      for (const file of [path, path.replace(".webp", "-480.avif")])
        assert.equal((await fetch(origin + file)).status, 200, file);
      site.child.kill("SIGTERM");
      assert.equal(await site.exitCode, 0);
    }
    if (!isShortRun) assert.ok(unacknowledgedCount > 0, "every upload finished before the kill");
    await db.destroy();
    await database.remove();
    t.diagnostic(
      `${unacknowledgedCount} of ${roundCount} killed before the response; an upload takes ${uploadMs.toFixed()} ms`,
    );
  });
});

function listStoredImages(db: Db) {
  return db
    .selectFrom("image")
    .leftJoin("image_file", "image_file.image_id", "image.image_id")
    .select((select) => ["hash", select.fn.count("image_file.image_id").as("files")])
    .groupBy("hash")
    .execute();
}

/** Returns a photo that takes a while to encode; each seed gives another one. */
async function drawPhoto(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 100 + seed, sigma: 30 } as const;
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#123", noise } })
    .jpeg()
    .toBuffer();
}
