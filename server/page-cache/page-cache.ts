import { type CacheTag, isInvalidated } from "#database/change-tracking/cache-tags.ts";
import { type TrackedReads, trackReads } from "#database/change-tracking/read-tracking.ts";
import type { Db } from "#domain/records/tables.ts";
import {
  type CachedResponse,
  createResponseEncoder,
  type RenderedResponse,
} from "./cached-response.ts";
import type { Encoding } from "./content-encoding.ts";
import { createResponseStore, type StoreOptions } from "./response-store.ts";

/** Must read from the given database only; returns undefined if the response is private. */
type Render = (db: Db) => Promise<RenderedResponse | undefined>;

interface PendingRender {
  key: string;
  reads: TrackedReads;
  /** True if it may have read old data. */
  isStale: boolean;
  response: Promise<CachedResponse | undefined>;
}

export interface PageCacheCounts {
  hits: number;
  notModified: number;
  rendered: number;
  coalesced: number;
  invalidated: number;
  entries: number;
  bytes: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(db: Db, options: StoreOptions) {
  const responses = createResponseStore(options);
  const pendingByKey = new Map<string, PendingRender>();
  const pendingRenders = new Set<PendingRender>();
  const counts = { hits: 0, notModified: 0, rendered: 0, coalesced: 0, invalidated: 0 };

  const encodeResponse = createResponseEncoder();

  return {
    find,
    has: responses.has,
    encodeResponse,

    countNotModified(): void {
      counts.notModified += 1;
    },

    /**
     * Concurrent requests for one key share a single render and its error. Resolves to undefined if
     * the response turns out to be private.
     */
    async findOrRender(
      key: string,
      render: Render,
      requested?: readonly Encoding[],
    ): Promise<CachedResponse | undefined> {
      const response = find(key);
      if (response !== undefined) return response;
      const existing = pendingByKey.get(key);
      if (existing !== undefined) {
        counts.coalesced += 1;
        return existing.response;
      }
      const pending: PendingRender = {
        key,
        reads: trackReads(db),
        isStale: false,
        response: Promise.resolve(undefined),
      };
      pendingByKey.set(key, pending);
      pendingRenders.add(pending);
      counts.rendered += 1;
      pending.response = completeRender(pending, render, requested);
      return pending.response;
    },

    /**
     * A render that may have read old data still serves the requests that wait for it, but
     * later requests start a new one. Returns whether any response was removed or rendered in vain.
     */
    invalidate(changed: readonly CacheTag[]): boolean {
      const removedCount = responses.invalidate(changed);
      counts.invalidated += removedCount;
      const stale = [...pendingRenders].filter(({ reads }) => isInvalidated(reads.tags, changed));
      for (const pending of stale) {
        pending.isStale = true;
        stopSharing(pending);
      }
      return removedCount + stale.length > 0;
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

  async function completeRender(
    pending: PendingRender,
    render: Render,
    requested: readonly Encoding[] | undefined,
  ) {
    const { key, reads } = pending;
    try {
      const rendered = await render(reads.db);
      if (rendered === undefined || !reads.isTrackable) return undefined;
      const response = await encodeResponse(rendered, requested);
      if (response.status === 200 && !pending.isStale) responses.set(key, response, reads.tags);
      return response;
    } finally {
      pendingRenders.delete(pending);
      stopSharing(pending);
    }
  }

  function stopSharing(pending: PendingRender): void {
    if (pendingByKey.get(pending.key) === pending) pendingByKey.delete(pending.key);
  }
}
