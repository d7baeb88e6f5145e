import { useEffect, useEffectEvent } from "react";

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
