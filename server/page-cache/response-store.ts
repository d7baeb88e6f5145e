import { LRUCache } from "lru-cache";
import { type CacheTag, isInvalidated } from "#database/change-tracking/cache-tags.ts";
import { createSemaphore } from "#domain/limits/semaphore.server.ts";
import { type CachedResponse, recompress } from "./cached-response.ts";

export interface StoreOptions {
  bytes: number;
  maxEntryBytes: number;
  /** False keeps the quick compression of the first response. */
  recompresses?: boolean | undefined;
}

interface StoredResponse {
  response: CachedResponse;
  tags: ReadonlySet<CacheTag>;
}

export function createResponseStore({ bytes, maxEntryBytes, recompresses = true }: StoreOptions) {
  const responses = new LRUCache<string, StoredResponse>({
    maxSize: bytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ response }) => response.bytes,
  });
  const recompressed = new WeakSet<CachedResponse>();
  const recompressionSemaphore = createSemaphore(1);

  async function recompressSoon(key: string, response: CachedResponse): Promise<void> {
    recompressed.add(response);
    await recompressionSemaphore.run(async () => {
      if (responses.peek(key)?.response === response) await recompress(response).catch(() => {});
    });
  }

  return {
    get(key: string): CachedResponse | undefined {
      const response = responses.get(key)?.response;
      if (recompresses && response !== undefined && !recompressed.has(response))
        void recompressSoon(key, response);
      return response;
    },

    has: (key: string): boolean => responses.has(key),

    set(key: string, response: CachedResponse, tags: ReadonlySet<CacheTag>): void {
      responses.set(key, { response, tags });
    },

    /** Returns how many responses were removed. */
    invalidate(changed: readonly CacheTag[]): number {
      const entries = [...responses.entries()];
      const stale = entries.filter(([, { tags }]) => isInvalidated(tags, changed));
      return stale.filter(([key]) => responses.delete(key)).length;
    },

    measure: () => ({ entries: responses.size, bytes: responses.calculatedSize }),
  };
}
