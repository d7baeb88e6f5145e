import type { FastifyInstance } from "fastify";
import type { ChangeFeed } from "#database/change-tracking/change-feed.ts";
import type { Db } from "#domain/records/tables.ts";
import { serveCacheHits } from "./cache-hits.ts";
import type { GetCacheKey } from "./cache-key.ts";
import { createPageCache, type PageCache, type PageCacheCounts } from "./page-cache.ts";
import { scheduleInvalidation } from "./scheduled-invalidation.ts";

declare module "fastify" {
  interface FastifyInstance {
    pageCacheCounts: () => PageCacheCounts | undefined;
  }
}

const mebibyte = 1024 * 1024;
const maxEntryMb = 8;

interface PageCacheOptions {
  db: Db;
  changes: ChangeFeed;
  hosts: readonly string[];
  getCacheKey: GetCacheKey;
  sizeMb: number;
}

export function registerPageCache(
  app: FastifyInstance,
  { db, changes, hosts, getCacheKey, sizeMb }: PageCacheOptions,
): PageCache {
  const cache = createPageCache(db, {
    bytes: sizeMb * mebibyte,
    maxEntryBytes: Math.min(sizeMb, maxEntryMb) * mebibyte,
  });
  const scheduledInvalidation = scheduleInvalidation(db, cache.invalidate);
  let stopListening: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopListening = await changes.subscribe((tags) => {
      cache.invalidate(tags);
      scheduledInvalidation.onInvalidated(tags);
    });
    await scheduledInvalidation.scheduleNext();
  });
  app.addHook("onClose", async () => {
    scheduledInvalidation.stop();
    await stopListening?.();
  });
  serveCacheHits(app, { cache, getCacheKey, hosts });
  return cache;
}
