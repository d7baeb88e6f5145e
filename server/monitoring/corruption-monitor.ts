import type { FastifyInstance } from "fastify";
import { dayMs, hourMs } from "#domain/records/time-units.ts";

/**
 * The site keeps running: most of a corrupt database is readable, and staff decide when to restore
 * a backup.
 */
export function startCorruptionMonitor(
  app: FastifyInstance,
  findCorruption: (() => Promise<string | undefined>) | undefined,
): () => string | undefined {
  let corruption: string | undefined;
  if (findCorruption === undefined) return () => undefined;
  const check = async () => {
    try {
      corruption = await findCorruption();
      if (corruption !== undefined) app.log.error({ corruption }, "the database is damaged");
    } catch (error) {
      app.log.error({ err: error }, "the corruption check of the database failed");
    }
  };
  // A site that is deployed each day is never checked by the daily timer.
  const firstCheck = setTimeout(check, hourMs).unref();
  const dailyCheck = setInterval(check, dayMs).unref();
  app.addHook("onClose", async () => {
    clearTimeout(firstCheck);
    clearInterval(dailyCheck);
  });
  return () => corruption;
}
