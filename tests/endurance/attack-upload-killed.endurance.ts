import assert from "node:assert/strict";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { connect } from "#database/connect.ts";
import { freePort } from "../support/free-port.ts";
import { freshDatabase } from "../support/fresh-database.ts";
import { startSite } from "../support/process.ts";
import { admin, onEachDatabase } from "../support/site.ts";
import { signInAt } from "../support/writers.ts";

const rounds = process.env.ENDURANCE === "short" ? 4 : 20;

onEachDatabase("a site killed during an upload", (engine) => {
  it(`A kill during an upload leaves no partial image and no file, in ${rounds} rounds`, async (t) => {
    const database = await freshDatabase(engine);
    const port = await freePort();
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
    const filesNow = () =>
      readdirSync(DATA_DIR, { recursive: true })
        .map(String)
        // A kill leaves the lock's owner file and the journal of its empty database.
        .filter((name) => !/-(?:wal|shm)$|^site\.lock/.test(name))
        .toSorted();
    const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    const storedImages = () =>
      db
        .selectFrom("image")
        .leftJoin("image_file", "image_file.image_id", "image.image_id")
        .select((select) => ["hash", select.fn.count("image_file.image_id").as("files")])
        .groupBy("hash")
        .execute();

    let site = await startSite(environment);
    const cookie = await signInAt(origin);
    await (await upload(cookie, await photoOf(0))).text();
    const begun = performance.now();
    assert.equal((await upload(cookie, await photoOf(1))).status, 200);
    const wholeMs = performance.now() - begun;
    site.child.kill("SIGTERM");
    await site.ended;
    const files = filesNow();

    let unanswered = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const photo = await photoOf(round + 1);
      site = await startSite(environment);
      let isOver = false;
      const answer = upload(cookie, photo)
        .then(
          (reply) => reply.ok,
          () => false,
        )
        .finally(() => {
          isOver = true;
        });
      // Odd rounds kill at any point of the upload, even rounds as soon as the image is stored.
      if (round % 2 === 1) await wait((wholeMs * round) / rounds);
      else while (!isOver && (await storedImages()).length <= round) await wait(1);
      site.child.kill("SIGKILL");
      await site.ended;
      const wasAnswered = await answer;
      if (!wasAnswered) unanswered += 1;

      site = await startSite(environment);
      assert.deepEqual(filesNow(), files);
      const images = await storedImages();
      // There is one more image than before or none; each has three widths in two formats.
      assert.ok(images.every((image) => Number(image.files) === 6));
      assert.ok(images.length >= round + 1 + Number(wasAnswered), `${images.length}`);

      const reply = await upload(cookie, photo);
      const path = await reply.text();
      assert.equal(reply.status, 200, path);
      for (const file of [path, path.replace(".webp", "-480.avif")])
        assert.equal((await fetch(origin + file)).status, 200, file);
      site.child.kill("SIGTERM");
      assert.equal(await site.ended, 0);
    }
    assert.ok(unanswered > 0, "every upload finished before the kill");
    await db.destroy();
    await database.remove();
    t.diagnostic(
      `${unanswered} of ${rounds} killed before the response; an upload takes ${wholeMs.toFixed()} ms`,
    );
  });
});

/** Returns a photo that takes a while to encode; each seed gives another one. */
async function photoOf(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 100 + seed, sigma: 30 } as const;
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#123", noise } })
    .jpeg()
    .toBuffer();
}
