import { createHmac, timingSafeEqual } from "node:crypto";
import { minFillMs, spamThreshold } from "./spam-score.ts";

/** Signed timestamps of when a form was first touched. */
export function createFormTokens(secret: string) {
  const sign = (timestamp: string) =>
    createHmac("sha256", secret).update(`form stamp ${timestamp}`).digest("base64url");

  return {
    issue: (now = Date.now()): string => `${now}.${sign(String(now))}`,

    /**
     * A forged token is spam. A form that was completed faster than people type is nearly spam,
     * because somebody may have pasted the text. Without JavaScript there is no token.
     */
    getSuspicion(token: string | undefined, now = Date.now()): number {
      if (token === undefined || token === "") return 0;
      const [timestamp = "", signature = ""] = token.split(".");
      const expected = Buffer.from(sign(timestamp));
      const actual = Buffer.from(signature);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
        return spamThreshold;
      return now - Number(timestamp) < minFillMs ? spamThreshold - 1 : 0;
    },
  };
}

export type FormTokens = ReturnType<typeof createFormTokens>;
