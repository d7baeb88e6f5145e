import type { KyselyPlugin } from "kysely";
import type { Db } from "#domain/records/tables.ts";
import { type CacheTag, findCacheTag } from "./cache-tags.ts";
import { findReadTables } from "./query-tables.ts";

export interface TrackedReads {
  db: Db;
  /** Recorded before a query runs, so that no concurrent change is missed. */
  tags: Set<CacheTag>;
  /** False after a read whose changes are not published. */
  isTrackable: boolean;
}

/** Loaders need not declare the data they depend on. */
export function trackReads(db: Db): TrackedReads {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      for (const table of findReadTables(node, queryId) ?? [undefined]) {
        const tag = table === undefined ? undefined : findCacheTag(table);
        if (tag === undefined) trackedReads.isTrackable = false;
        else trackedReads.tags.add(tag);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const trackedReads: TrackedReads = {
    db: db.withPlugin(plugin),
    tags: new Set(),
    isTrackable: true,
  };
  return trackedReads;
}
