import type { FastifyInstance } from "fastify";

const everyMs = 24 * 60 * 60 * 1000; // each start looks as well

export interface DamageWatch {
  /** What the last look found damaged. */
  seen: () => string | undefined;
}

/**
 * Looks for damage in the database once a day, tells the log, and lets the staff area tell it. The
 * site goes on: most of a damaged database can be read, and staff decide when a backup is restored.
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
      app.log.error({ err: error }, "not done: looking for damage in the database");
    }
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return { seen: () => damage };
}
