import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Looks for damage in an SQLite file in a thread of its own: node:sqlite blocks the thread that asks,
 * and the check of a large file takes seconds. Returns what is damaged.
 */
export async function findDamageAside(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL("./damage-worker.ts", import.meta.url), { workerData: file });
  const [damage] = await once(worker, "message");
  return damage;
}
