import { LRUCache } from "lru-cache";
import { allTags, type CacheTag } from "#database/change-tracking/cache-tags.ts";
import { createSemaphore } from "#domain/limits/semaphore.server.ts";
import { type CachedResponse, recompress } from "./cached-response.ts";

interface StoreLimits {
  bytes: number;
  maxEntryBytes: number;
}

/** Responses by cache key; above the limit the least recently used ones are dropped. */
export function createResponseStore(limits: StoreLimits) {
  const keysByTag = new Map<CacheTag, Set<string>>();
  const tagsByKey = new Map<string, Set<CacheTag>>();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: limits.bytes,
    maxEntrySize: limits.maxEntryBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_response, key) => untag(key),
  });
  const recompressed = new WeakSet<CachedResponse>();
  const recompressionSemaphore = createSemaphore(1);

  function untag(key: string): void {
    for (const tag of tagsByKey.get(key) ?? []) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
    tagsByKey.delete(key);
  }

  /** Only repeated hits are worth the best compression, one response at a time. */
  async function recompressSoon(key: string, response: CachedResponse): Promise<void> {
    recompressed.add(response);
    const permit = await recompressionSemaphore.acquire();
    if (responses.peek(key) === response) await recompress(response).catch(() => {});
    permit.release();
  }

  return {
    get(key: string): CachedResponse | undefined {
      const response = responses.get(key);
      if (response !== undefined && !recompressed.has(response)) void recompressSoon(key, response);
      return response;
    },

    set(key: string, response: CachedResponse, tags: Set<CacheTag>): void {
      responses.set(key, response);
      if (!responses.has(key)) return;
      tagsByKey.set(key, tags);
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },

    /** Returns how many responses had one of the tags. */
    removeByTags(tags: readonly CacheTag[]): number {
      const keys = tags.includes(allTags)
        ? responses.keys()
        : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
      return [...keys].filter((key) => responses.delete(key)).length;
    },

    measure: () => ({ entries: responses.size, bytes: responses.calculatedSize }),
  };
}
