import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "./tables.ts";

/** The database does nothing else until a group is written, so a large crowd is split up. */
const maxGroupSize = 16;

interface Work {
  run: (trx: Db) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs writes that arrive together one after another in one transaction, so that they share one
 * flush of the disk. A write that throws is undone alone; if the commit fails, all of them fail.
 */
export function createGroupCommit(db: Db) {
  const waiting: Work[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await nextTurn(); // Requests that were read from their sockets in the same turn join the group.
      await runGroup(waiting.splice(0, maxGroupSize));
    }
    isRunning = false;
  }

  async function runGroup(group: Work[]): Promise<void> {
    try {
      const replies = await db.transaction().execute(async (trx) => {
        const replies: (() => void)[] = [];
        for (const work of group) replies.push(await runAlone(trx, work));
        return replies;
      });
      for (const reply of replies) reply();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    run<T>(run: (trx: Db) => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ run, resolve: (result) => resolve(result as T), reject });
        if (!isRunning) void runAll();
      });
    },
  };
}

/** Resolves to the reply, which is sent once the transaction is committed. */
async function runAlone(trx: Db, { run, resolve, reject }: Work): Promise<() => void> {
  await sql`savepoint one_write`.execute(trx);
  try {
    const result = await run(trx);
    await sql`release savepoint one_write`.execute(trx);
    return () => resolve(result);
  } catch (error) {
    await sql`rollback to savepoint one_write`.execute(trx).catch(() => {
      throw error; // A full disk has already ended the whole transaction.
    });
    return () => reject(error);
  }
}
