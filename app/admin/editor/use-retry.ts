import { useEffect, useEffectEvent, useRef, useState } from "react";

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

/** Retries with exponential backoff, and immediately when the network returns. */
export function useRetry(tryAgain: () => void) {
  const [at, setAt] = useState<Date>();
  const failures = useRef(0);
  const run = useEffectEvent(tryAgain);

  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => run(), at.getTime() - Date.now());
    const runNow = () => run();
    addEventListener("online", runNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", runNow);
    };
  }, [at]);

  return {
    at,
    plan() {
      const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** failures.current);
      failures.current += 1;
      setAt(new Date(Date.now() + delayMs));
    },
    stop() {
      failures.current = 0;
      setAt(undefined);
    },
  };
}
