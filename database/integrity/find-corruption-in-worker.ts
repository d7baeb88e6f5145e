import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Runs in a thread, because node:sqlite blocks and the check of a large file takes seconds. */
export async function findCorruptionInWorker(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL("./integrity-worker.ts", import.meta.url), {
    workerData: file,
  });
  const [corruption] = await once(worker, "message");
  return corruption;
}
