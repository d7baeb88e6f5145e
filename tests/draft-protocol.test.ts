import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createServerAutosave, maxWaitMs } from "#app/admin/editor/server-autosave.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import { createPost, updatePost } from "#domain/posts/write-posts.server.ts";
import { listAutosaves, removeAutosave, storeAutosave } from "#domain/records/autosaves.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { createRandom } from "./support/create-random.ts";
import { openDatabase } from "./support/open-database.ts";
import { addWriterWithId } from "./support/staff-rows.ts";

const seedCount = 1000;
const stepCount = 14;
const users = ["ada", "grace"] as const;

describe("drafts of two people on three devices, in the database", () => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase("sqlite"));
    await ensureCategories(db);
    for (const id of users) await addWriterWithId(db, id);
  });
  after(() => close());

  it("No text is lost in 1,000 random orders of typing, saving, crashes and lost responses", async () => {
    // One transaction spares a thousand writes to the disk.
    await db.transaction().execute(async (trx) => {
      const texts = { title: "0", slug_url: "shared", brief_paragraph: "", blog_image: "" };
      const more = { blog_image_alt: "", metaTitle: "", metaDescription: "" };
      const review = { reviewed_by: "", reviewed_on: "", sources: "" };
      const created = await createPost(trx, { ...texts, ...more, ...review }, "ada");
      assert.ok("item" in created);
      const { blog_id: id, updated_at, title } = created.item;
      const item = { id, updatedAt: updated_at, title };
      mock.timers.enable({ apis: ["setTimeout"] });
      try {
        for (let seed = 1; seed <= seedCount; seed += 1) await playRandomOrder(trx, item, seed);
      } finally {
        mock.timers.reset();
      }
    });
  });
});

interface SharedItem {
  id: number;
  updatedAt: string;
  title: string;
}

interface Delivery {
  run: (isApplied: boolean, isAnswered: boolean) => Promise<void>;
}

interface Device {
  user: (typeof users)[number];
  key: string;
  /** Undefined once it is saved or discarded. */
  typed: number | undefined;
  /** The latest text that the server has confirmed. */
  confirmed: number | undefined;
  basedOn: string;
  isCrashed: boolean;
  isRemovalLost: boolean;
  autosave: ReturnType<typeof createServerAutosave>;
}

async function playRandomOrder(db: Db, item: SharedItem, seed: number): Promise<void> {
  const random = createRandom(seed);
  const deliveries: Delivery[] = [];
  const devices: Device[] = [];
  let textCount = 0;
  const open = (user: (typeof users)[number]) =>
    devices.push(openDevice(db, item, { user, key: `${seed} ${devices.length}` }, deliveries));
  for (const user of [...users, users[0]]) open(user);
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)];
  const pickOpen = () => pick(devices.filter(({ isCrashed }) => !isCrashed)) as Device;

  async function deliver(isApplied: boolean, isAnswered: boolean) {
    const [delivery] = deliveries.splice(Math.floor(random() * deliveries.length), 1);
    await delivery?.run(isApplied, isAnswered);
  }
  function type() {
    const device = pickOpen();
    textCount += 1;
    device.typed = textCount;
    device.autosave.change({ values: { title: textCount }, basedOn: device.basedOn });
  }
  const steps = [
    type,
    type,
    () => void pickOpen().autosave.flush(),
    () => mock.timers.tick(Math.floor(random() * maxWaitMs)),
    () => deliver(true, true),
    () => deliver(true, true),
    () => deliver(random() < 0.5, random() < 0.5),
    () => saveItem(db, item, pickOpen(), seed),
    () => discard(pickOpen()),
    () => {
      const device = pickOpen();
      device.isCrashed = true;
      open(device.user);
    },
  ];
  for (let count = 0; count < stepCount; count += 1) {
    await pick(steps)?.();
    if (random() < 0.7) await nextTurn();
  }
  for (let round = 0; round < 6; round += 1) {
    mock.timers.tick(maxWaitMs);
    await nextTurn();
    while (deliveries.length > 0) await deliver(true, true);
    await nextTurn();
  }
  await checkStored(db, item, devices, seed);
}

/** A request reaches the database or not, and its response reaches the device or not. */
function openDevice(
  db: Db,
  item: SharedItem,
  { user, key }: Pick<Device, "user" | "key">,
  deliveries: Delivery[],
): Device {
  const send = (isRemoval: boolean, write: () => Promise<unknown>, onAnswer: () => void) =>
    new Promise<boolean>((resolve) => {
      if (device.isCrashed) return;
      const run = async (isApplied: boolean, isAnswered: boolean) => {
        if (isApplied) await write();
        else if (isRemoval) device.isRemovalLost = true;
        if (device.isCrashed) return;
        if (isApplied && isAnswered) onAnswer();
        resolve(isApplied && isAnswered);
      };
      deliveries.push({ run });
    });
  const owner = { userId: user, kind: "post", id: item.id } as const;
  const device: Device = {
    ...{ user, key, typed: undefined, confirmed: undefined, basedOn: item.updatedAt },
    ...{ isCrashed: false, isRemovalLost: false },
    autosave: createServerAutosave({
      async store({ values, basedOn = "" }) {
        const content = { key, values: JSON.stringify(values), based_on: basedOn };
        const { title } = values as { title: number };
        const isStored = await send(
          false,
          () => storeAutosave(db, owner, content),
          () => {
            if (device.typed !== undefined) device.confirmed = title;
          },
        );
        return isStored ? "stored" : "failed";
      },
      async remove() {
        const isRemoved = await send(
          true,
          () => removeAutosave(db, owner, key),
          () => {},
        );
        return isRemoved ? "removed" : "failed";
      },
      onStored: () => {},
    }),
  };
  return device;
}

/** Only a save that is based on the stored version succeeds; after a conflict one keeps one's own. */
async function saveItem(db: Db, item: SharedItem, device: Device, seed: number): Promise<void> {
  if (device.typed === undefined) return;
  const title = `${seed} ${device.typed}`;
  const patch = { title, updated_at: device.basedOn };
  const result = await updatePost(db, item.id, patch, device.user);
  assert.ok(result !== undefined && !("errors" in result));
  const isCurrent = device.basedOn === item.updatedAt;
  assert.equal("item" in result, isCurrent, `seed ${seed}`);
  if ("conflict" in result) {
    assert.equal(result.conflict.title, item.title, `seed ${seed}`);
    device.basedOn = result.conflict.updated_at;
    return;
  }
  Object.assign(item, { title, updatedAt: result.item.updated_at });
  device.basedOn = item.updatedAt;
  discard(device);
}

function discard(device: Device): void {
  device.typed = undefined;
  device.confirmed = undefined;
  void device.autosave.clear();
}

async function checkStored(db: Db, item: SharedItem, devices: Device[], seed: number) {
  const message = `seed ${seed}`;
  const stored = new Map<string, number>();
  for (const userId of users) {
    const listed = await listAutosaves(db, { userId, kind: "post", id: item.id });
    for (const { key, values } of listed) {
      const device = devices.find((candidate) => candidate.key === key);
      if (device === undefined) continue;
      assert.equal(device.user, userId, message);
      stored.set(key, JSON.parse(values).title);
    }
  }
  for (const { key, isCrashed, isRemovalLost, typed, confirmed } of devices) {
    if (isCrashed) {
      if (confirmed !== undefined) assert.ok((stored.get(key) ?? 0) >= confirmed, message);
    } else if (typed !== undefined || !isRemovalLost) assert.equal(stored.get(key), typed, message);
  }
  const post = await db
    .selectFrom("post")
    .select("title")
    .where("blog_id", "=", item.id)
    .executeTakeFirstOrThrow();
  assert.equal(post.title, item.title, message);
  await db.deleteFrom("autosave").execute();
}
