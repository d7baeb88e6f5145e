import { createHmac, timingSafeEqual } from "node:crypto";
import { leastFillMs, spamScoreFrom } from "./spam.ts";

/** What a stamp says of a form: since when it is being filled in, signed by us. */
export function createFormStamps(secret: string) {
  const sign = (moment: string) =>
    createHmac("sha256", secret).update(`form stamp ${moment}`).digest("base64url");

  return {
    /** For a form that is being filled in from now on. */
    issue: (now = Date.now()): string => `${now}.${sign(String(now))}`,

    /**
     * How much a stamp speaks of a machine: a forged one is spam, a form that was filled in faster
     * than people write is nearly so (someone may have pasted it). A form without one may be a
     * person's without JavaScript.
     */
    suspicion(stamp: string | undefined, now = Date.now()): number {
      if (stamp === undefined || stamp === "") return 0;
      const [moment = "", signature = ""] = stamp.split(".");
      const expected = Buffer.from(sign(moment));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return spamScoreFrom;
      return now - Number(moment) < leastFillMs ? spamScoreFrom - 1 : 0;
    },
  };
}

export type FormStamps = ReturnType<typeof createFormStamps>;
