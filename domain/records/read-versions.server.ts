import { containsText } from "./contains-text.server.ts";
import { readBatches } from "./read-batches.server.ts";
import type { Db } from "./tables.ts";

/** A single search through the texts of all versions could take longer than a statement may. */
export async function* readVersionsContaining(db: Db, text: string) {
  const batches = readBatches<{ version_id: number }>((last, limit) =>
    db
      .selectFrom("item_version")
      .select("version_id")
      .where("version_id", ">", last?.version_id ?? 0)
      .orderBy("version_id")
      .limit(limit)
      .execute(),
  );
  for await (const batch of batches) {
    const ids = batch.map(({ version_id }) => version_id);
    yield await db
      .selectFrom("item_version")
      .select(["version_id", "item"])
      .where("version_id", "in", ids)
      .where(containsText("item", text))
      .execute();
  }
}
