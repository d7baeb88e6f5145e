import { createHmac, timingSafeEqual } from "node:crypto";
import { leastFillMs, spamScoreFrom } from "./spam.ts";

/** Signed timestamps of when a form was first touched. */
export function createFormStamps(secret: string) {
  const sign = (moment: string) =>
    createHmac("sha256", secret).update(`form stamp ${moment}`).digest("base64url");

  return {
    issue: (now = Date.now()): string => `${now}.${sign(String(now))}`,

    /**
     * A forged token is spam. A form that was completed faster than people type is nearly spam,
     * because somebody may have pasted the text. Without JavaScript there is no token.
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
