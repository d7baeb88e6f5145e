import type { FastifyInstance } from "fastify";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import type { ChangeFeed } from "#database/change-tracking/change-feed.ts";
import type { Db } from "#domain/records/tables.ts";
import { createCacheFill } from "./cache-fill.ts";
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
  /** Zero turns the cache off. */
  sizeMb: number;
  siteUrl: string;
  /** Without it, a page is rendered for the first visitor after each change. */
  isFilled: boolean;
  recompresses?: boolean | undefined;
}

export function registerPageCache(
  app: FastifyInstance,
  options: PageCacheOptions,
): PageCache | undefined {
  const { db, changes, hosts, getCacheKey, sizeMb, siteUrl, isFilled, recompresses } = options;
  if (sizeMb === 0) return undefined;
  const cache = createPageCache(db, {
    bytes: sizeMb * mebibyte,
    maxEntryBytes: Math.min(sizeMb, maxEntryMb) * mebibyte,
    recompresses,
  });
  const cacheFill = createCacheFill(app, { siteUrl, isCached: cache.has });
  const invalidate = (tags: readonly CacheTag[]) => {
    const hasGap = cache.invalidate(tags);
    if (isFilled && hasGap) void cacheFill.start();
  };
  const scheduledInvalidation = scheduleInvalidation({ db, log: app.log, invalidate });
  let stopListening: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopListening = await changes.subscribe((tags) => {
      invalidate(tags);
      scheduledInvalidation.onInvalidated(tags);
    });
    await scheduledInvalidation.scheduleNext();
  });
  if (isFilled)
    app.addHook("onListen", async () => {
      void cacheFill.start();
    });
  app.addHook("onClose", async () => {
    cacheFill.stop();
    scheduledInvalidation.stop();
    await stopListening?.();
  });
  serveCacheHits(app, { cache, getCacheKey, hosts });
  return cache;
}
