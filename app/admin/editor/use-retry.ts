import { useEffect, useEffectEvent } from "react";

/** Retries at that time, or immediately when the network returns. */
export function useRetry(retryAt: Date | undefined, attempt: () => void): void {
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
}
