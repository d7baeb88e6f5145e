import { allTags, type CacheTag, getTagTable } from "#database/change-tracking/cache-tags.ts";
import { type TrackedReads, trackReads } from "#database/change-tracking/read-tracking.ts";
import type { Db } from "#domain/records/tables.ts";
import {
  type CachedResponse,
  createResponseEncoder,
  type RenderedResponse,
} from "./cached-response.ts";
import { createResponseStore } from "./response-store.ts";

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
  const responses = createResponseStore(limits);
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
      counts.invalidated += responses.removeByTags(tags);
      for (const pending of pendingRenders) {
        if (!isAll && !tags.some((tag) => pending.reads.tables.has(getTagTable(tag)))) continue;
        for (const tag of tags) pending.invalidatedTags.add(tag);
        for (const [key, candidate] of pendingByKey)
          if (candidate === pending) pendingByKey.delete(key);
      }
    },

    counts(): PageCacheCounts {
      return { ...counts, ...responses.measure() };
    },
  };

  function find(key: string): CachedResponse | undefined {
    const response = responses.get(key);
    if (response !== undefined) counts.hits += 1;
    return response;
  }

  async function completeRender(key: string, pending: PendingRender, render: Render) {
    try {
      const rendered = await render(pending.reads.db);
      if (rendered === undefined || !pending.reads.isTrackable) return undefined;
      const response = await encodeResponse(rendered);
      if (response.status === 200 && isFresh(pending))
        responses.set(key, response, pending.reads.tags);
      return response;
    } finally {
      pendingRenders.delete(pending);
      if (pendingByKey.get(key) === pending) pendingByKey.delete(key);
    }
  }
}

function isFresh({ reads, invalidatedTags }: PendingRender): boolean {
  return !invalidatedTags.has(allTags) && [...invalidatedTags].every((tag) => !reads.tags.has(tag));
}
