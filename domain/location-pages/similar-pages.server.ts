import type { Db } from "../records/tables.ts";
import type { SimilarPage } from "./location-page-schema.server.ts";
import { createMinHash } from "./min-hash.ts";
import {
  comparedFields,
  getShingles,
  getSimilarity,
  type Paragraphs,
  similarityThreshold,
} from "./similarity.ts";

/** Only the pages that share the most hashes are compared word by word. */
const maxCandidates = 3;

export async function findSimilarPage(
  db: Db,
  paragraphs: Paragraphs,
  ownId: number | undefined,
): Promise<SimilarPage | undefined> {
  const ownShingles = getShingles(paragraphs);
  const minHash = createMinHash(ownShingles);
  if (minHash.length === 0) return undefined;
  const candidateRows = await db
    .selectFrom("location_sketch")
    .select("location_id")
    .where("hash", "in", minHash)
    .where("location_id", "!=", ownId ?? 0)
    .groupBy("location_id")
    .orderBy((order) => order.fn.countAll(), "desc")
    .limit(maxCandidates)
    .execute();
  if (candidateRows.length === 0) return undefined;
  const candidateIds = candidateRows.map(({ location_id }) => location_id);
  const pages = await db
    .selectFrom("location_page")
    .select(["main_heading", ...comparedFields])
    .where("location_id", "in", candidateIds)
    .execute();
  const [closestPage] = pages
    .map((page) => ({
      name: page.main_heading,
      part: getSimilarity(ownShingles, getShingles(page)),
    }))
    .sort((first, second) => second.part - first.part);
  return closestPage !== undefined && closestPage.part > similarityThreshold
    ? closestPage
    : undefined;
}

export async function saveMinHash(trx: Db, id: number, page: Paragraphs): Promise<void> {
  await trx.deleteFrom("location_sketch").where("location_id", "=", id).execute();
  const hashes = createMinHash(getShingles(page));
  if (hashes.length === 0) return;
  await trx
    .insertInto("location_sketch")
    .values(hashes.map((hash) => ({ hash, location_id: id })))
    .execute();
}
