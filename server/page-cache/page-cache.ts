import { LRUCache } from "lru-cache";
import { type Reads, recordReads } from "#domain/reads.server.ts";
import { everything, type Tag, tableOf } from "#domain/shown-tables.ts";
import type { Db } from "#domain/tables.ts";
import { createTurns } from "#domain/turns.server.ts";
import { createMakeReady, improve, type ReadyAnswer, type Rendered } from "./ready-answer.ts";

/** Must read from the given database only; returns undefined if the response is private. */
export type Render = (db: Db) => Promise<Rendered | undefined>;

interface Flight {
  reads: Reads;
  missed: Set<Tag>;
  answer: Promise<ReadyAnswer | undefined>;
}

export interface PageCacheCounts {
  hits: number;
  notModified: number;
  rendered: number;
  /** Requests that waited for the render of another request. */
  waited: number;
  forgotten: number;
  entries: number;
  bytes: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(db: Db, limits: { bytes: number; bytesOfOne: number }) {
  const keysByTag = new Map<Tag, Set<string>>();
  const tagsByKey = new Map<string, Set<Tag>>();
  const kept = new LRUCache<string, ReadyAnswer>({
    maxSize: limits.bytes,
    maxEntrySize: limits.bytesOfOne,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_answer, key) => untag(key),
  });
  const improved = new WeakSet<ReadyAnswer>();
  const improving = createTurns(1);
  const flights = new Map<string, Flight>();
  const running = new Set<Flight>();
  const counts = { hits: 0, notModified: 0, rendered: 0, waited: 0, forgotten: 0 };

  const encodeResponse = createMakeReady();

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
    async findOrRender(key: string, render: Render): Promise<ReadyAnswer | undefined> {
      const answer = find(key);
      if (answer !== undefined) return answer;
      const joined = flights.get(key);
      if (joined !== undefined) {
        counts.waited += 1;
        return joined.answer;
      }
      const reads = recordReads(db);
      const flight: Flight = { reads, missed: new Set(), answer: Promise.resolve(undefined) };
      flights.set(key, flight);
      running.add(flight);
      counts.rendered += 1;
      flight.answer = finish(key, flight, render);
      return flight.answer;
    },

    /**
     * Removes every response with one of the tags. A render that may have read old data still serves
     * the requests that wait for it, but later requests start a new one.
     */
    forget(tags: readonly Tag[]): void {
      const isAll = tags.includes(everything);
      const keys = isAll ? kept.keys() : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
      for (const key of [...keys]) if (kept.delete(key)) counts.forgotten += 1;
      for (const flight of running) {
        if (!isAll && !tags.some((tag) => flight.reads.tables.has(tableOf(tag)))) continue;
        for (const tag of tags) flight.missed.add(tag);
        for (const [key, one] of flights) if (one === flight) flights.delete(key);
      }
    },

    counts(): PageCacheCounts {
      return { ...counts, entries: kept.size, bytes: kept.calculatedSize };
    },
  };

  function find(key: string): ReadyAnswer | undefined {
    const answer = kept.get(key);
    if (answer === undefined) return undefined;
    counts.hits += 1;
    if (!improved.has(answer)) void improveSoon(key, answer);
    return answer;
  }

  async function finish(key: string, flight: Flight, render: Render) {
    try {
      const rendered = await render(flight.reads.db);
      if (rendered === undefined || !flight.reads.isTold) return undefined;
      const answer = await encodeResponse(rendered);
      if (answer.status === 200 && isCurrent(flight)) keep(key, answer, flight.reads.tags);
      return answer;
    } finally {
      running.delete(flight);
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  function keep(key: string, answer: ReadyAnswer, tags: Set<Tag>): void {
    kept.set(key, answer);
    if (!kept.has(key)) return;
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
  async function improveSoon(key: string, answer: ReadyAnswer): Promise<void> {
    improved.add(answer);
    const turn = await improving.enter();
    if (kept.peek(key) === answer) await improve(answer).catch(() => {});
    turn.leave();
  }
}

function isCurrent({ reads, missed }: Flight): boolean {
  return !missed.has(everything) && [...missed].every((tag) => !reads.tags.has(tag));
}
