import type { FastifyInstance } from "fastify";
import type { Changes } from "#domain/changes.ts";
import type { Db } from "#domain/tables.ts";
import type { ReadAddress } from "./addresses.ts";
import { watchDuePosts } from "./due-posts.ts";
import { answerHitsFirst } from "./listener.ts";
import { createPageCache, type PageCache, type PageCacheCounts } from "./page-cache.ts";

declare module "fastify" {
  interface FastifyInstance {
    pageCacheCounts: () => PageCacheCounts | undefined;
  }
}

const mebibyte = 1024 * 1024;
const mostOfOneMb = 8;

interface PageCacheOptions {
  db: Db;
  changes: Changes;
  hosts: readonly string[];
  readAddress: ReadAddress;
  sizeMb: number;
}

export function addPageCache(
  app: FastifyInstance,
  { db, changes, hosts, readAddress, sizeMb }: PageCacheOptions,
): PageCache {
  const cache = createPageCache(db, {
    bytes: sizeMb * mebibyte,
    bytesOfOne: Math.min(sizeMb, mostOfOneMb) * mebibyte,
  });
  const due = watchDuePosts(db, cache.forget);
  let stopListening: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopListening = await changes.listen((tags) => {
      cache.forget(tags);
      due.hear(tags);
    });
    await due.scheduleNext();
  });
  app.addHook("onClose", async () => {
    due.stop();
    await stopListening?.();
  });
  answerHitsFirst(app, { cache, readAddress, hosts });
  return cache;
}
