import { useEffect, useEffectEvent, useRef, useState } from "react";

const firstDelayMs = 2_000;
const maxDelayMs = 60_000;

/** Retries with exponential backoff, and immediately when the network returns. */
export function useRetry(attempt: () => void) {
  const [retryAt, setRetryAt] = useState<Date>();
  const failures = useRef(0);
  const run = useEffectEvent(attempt);

  useEffect(() => {
    if (retryAt === undefined) return;
    const timer = setTimeout(() => run(), retryAt.getTime() - Date.now());
    const runNow = () => run();
    addEventListener("online", runNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", runNow);
    };
  }, [retryAt]);

  return {
    retryAt,
    schedule() {
      const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** failures.current);
      failures.current += 1;
      setRetryAt(new Date(Date.now() + delayMs));
    },
    stop() {
      failures.current = 0;
      setRetryAt(undefined);
    },
  };
}
