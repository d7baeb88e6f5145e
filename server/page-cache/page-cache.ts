import { LRUCache } from "lru-cache";
import { allTags, type CacheTag, getTagTable } from "#database/change-tracking/cache-tags.ts";
import { type TrackedReads, trackReads } from "#database/change-tracking/read-tracking.ts";
import { createSemaphore } from "#domain/limits/semaphore.server.ts";
import type { Db } from "#domain/records/tables.ts";
import {
  type CachedResponse,
  createResponseEncoder,
  type RenderedResponse,
  recompress,
} from "./cached-response.ts";

/** Must read from the given database only; returns undefined if the response is private. */
export type Render = (db: Db) => Promise<RenderedResponse | undefined>;

interface PendingRender {
  reads: TrackedReads;
  invalidatedTags: Set<CacheTag>;
  response: Promise<CachedResponse | undefined>;
}

export interface PageCacheCounts {
  hits: number;
  notModified: number;
  rendered: number;
  /** Requests that waited for the render of another request. */
  coalesced: number;
  invalidated: number;
  entries: number;
  bytes: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(db: Db, limits: { bytes: number; maxEntryBytes: number }) {
  const keysByTag = new Map<CacheTag, Set<string>>();
  const tagsByKey = new Map<string, Set<CacheTag>>();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: limits.bytes,
    maxEntrySize: limits.maxEntryBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_answer, key) => untag(key),
  });
  const recompressed = new WeakSet<CachedResponse>();
  const recompressionSemaphore = createSemaphore(1);
  const pendingByKey = new Map<string, PendingRender>();
  const pendingRenders = new Set<PendingRender>();
  const counts = { hits: 0, notModified: 0, rendered: 0, coalesced: 0, invalidated: 0 };

  const encodeResponse = createResponseEncoder();

  return {
    find,
    encodeResponse,

    countNotModified(): void {
      counts.notModified += 1;
    },

    /**
     * Concurrent requests for one key share a single render and its error. Resolves to undefined if
     * the response turns out to be private.
     */
    async findOrRender(key: string, render: Render): Promise<CachedResponse | undefined> {
      const response = find(key);
      if (response !== undefined) return response;
      const existing = pendingByKey.get(key);
      if (existing !== undefined) {
        counts.coalesced += 1;
        return existing.response;
      }
      const reads = trackReads(db);
      const pending: PendingRender = {
        reads,
        invalidatedTags: new Set(),
        response: Promise.resolve(undefined),
      };
      pendingByKey.set(key, pending);
      pendingRenders.add(pending);
      counts.rendered += 1;
      pending.response = completeRender(key, pending, render);
      return pending.response;
    },

    /**
     * Removes every response with one of the tags. A render that may have read old data still serves
     * the requests that wait for it, but later requests start a new one.
     */
    invalidate(tags: readonly CacheTag[]): void {
      const isAll = tags.includes(allTags);
      const keys = isAll
        ? responses.keys()
        : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
      for (const key of [...keys]) if (responses.delete(key)) counts.invalidated += 1;
      for (const pending of pendingRenders) {
        if (!isAll && !tags.some((tag) => pending.reads.tables.has(getTagTable(tag)))) continue;
        for (const tag of tags) pending.invalidatedTags.add(tag);
        for (const [key, candidate] of pendingByKey)
          if (candidate === pending) pendingByKey.delete(key);
      }
    },

    counts(): PageCacheCounts {
      return { ...counts, entries: responses.size, bytes: responses.calculatedSize };
    },
  };

  function find(key: string): CachedResponse | undefined {
    const response = responses.get(key);
    if (response === undefined) return undefined;
    counts.hits += 1;
    if (!recompressed.has(response)) void recompressSoon(key, response);
    return response;
  }

  async function completeRender(key: string, pending: PendingRender, render: Render) {
    try {
      const rendered = await render(pending.reads.db);
      if (rendered === undefined || !pending.reads.isTrackable) return undefined;
      const response = await encodeResponse(rendered);
      if (response.status === 200 && isFresh(pending)) store(key, response, pending.reads.tags);
      return response;
    } finally {
      pendingRenders.delete(pending);
      if (pendingByKey.get(key) === pending) pendingByKey.delete(key);
    }
  }

  function store(key: string, response: CachedResponse, tags: Set<CacheTag>): void {
    responses.set(key, response);
    if (!responses.has(key)) return;
    tagsByKey.set(key, tags);
    for (const tag of tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

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
}

function isFresh({ reads, invalidatedTags }: PendingRender): boolean {
  return !invalidatedTags.has(allTags) && [...invalidatedTags].every((tag) => !reads.tags.has(tag));
}
