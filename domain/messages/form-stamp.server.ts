import { createHmac, timingSafeEqual } from "node:crypto";
import { leastFillMs } from "./spam.ts";

/** What a stamp says of a form: since when it is being filled in, signed by us. */
export function createFormStamps(secret: string) {
  const sign = (moment: string) =>
    createHmac("sha256", secret).update(`form stamp ${moment}`).digest("base64url");

  return {
    /** For a form that is being filled in from now on. */
    issue: (now = Date.now()): string => `${now}.${sign(String(now))}`,

    /**
     * Whether a stamp speaks of a machine: forged, or filled in faster than anyone can. A form
     * without one may be a person's without JavaScript.
     */
    isSuspicious(stamp: string | undefined, now = Date.now()): boolean {
      if (stamp === undefined || stamp === "") return false;
      const [moment = "", signature = ""] = stamp.split(".");
      const expected = Buffer.from(sign(moment));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return true;
      return now - Number(moment) < leastFillMs;
    },
  };
}

export type FormStamps = ReturnType<typeof createFormStamps>;
