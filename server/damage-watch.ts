import type { FastifyInstance } from "fastify";

const everyMs = 24 * 60 * 60 * 1000;

export interface DamageWatch {
  seen: () => string | undefined;
}

/**
 * Checks the database for corruption once a day, logs it and reports it to the staff area. The site
 * keeps running: most of a corrupt database is readable, and staff decide when to restore a backup.
 */
export function watchForDamage(
  app: FastifyInstance,
  findDamage: (() => Promise<string | undefined>) | undefined,
): DamageWatch {
  let damage: string | undefined;
  if (findDamage === undefined) return { seen: () => undefined };
  const look = async () => {
    try {
      damage = await findDamage();
      if (damage !== undefined) app.log.error({ damage }, "the database is damaged");
    } catch (error) {
      app.log.error({ err: error }, "the corruption check of the database failed");
    }
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return { seen: () => damage };
}
