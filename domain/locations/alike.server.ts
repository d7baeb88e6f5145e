import type { Db } from "../tables.ts";
import {
  type Alike,
  comparedFields,
  likeness,
  mostLikeness,
  type Paragraphs,
  shinglesOf,
} from "./likeness.ts";
import { sketchOf } from "./sketch.ts";

/** Only the pages that share the most hashes are compared word by word. */
const candidates = 3;

export async function findMostAlike(
  db: Db,
  texts: Paragraphs,
  ownId: number | undefined,
): Promise<Alike | undefined> {
  const own = shinglesOf(texts);
  const sketch = sketchOf(own);
  if (sketch.length === 0) return undefined;
  const likely = await db
    .selectFrom("location_sketch")
    .select("location_id")
    .where("hash", "in", sketch)
    .where("location_id", "!=", ownId ?? 0)
    .groupBy("location_id")
    .orderBy((order) => order.fn.countAll(), "desc")
    .limit(candidates)
    .execute();
  if (likely.length === 0) return undefined;
  const pages = await db
    .selectFrom("location_page")
    .select(["main_heading", ...comparedFields])
    .where(
      "location_id",
      "in",
      likely.map(({ location_id }) => location_id),
    )
    .execute();
  const [most] = pages
    .map((page) => ({ name: page.main_heading, part: likeness(own, shinglesOf(page)) }))
    .sort((one, other) => other.part - one.part);
  return most !== undefined && most.part > mostLikeness ? most : undefined;
}

export async function keepSketch(trx: Db, id: number, page: Paragraphs): Promise<void> {
  await trx.deleteFrom("location_sketch").where("location_id", "=", id).execute();
  const hashes = sketchOf(shinglesOf(page));
  if (hashes.length === 0) return;
  await trx
    .insertInto("location_sketch")
    .values(hashes.map((hash) => ({ hash, location_id: id })))
    .execute();
}
