export function createSemaphore(maxConcurrent: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    countWaiting: () => queue.length,

    /** The returned `release` is idempotent. */
    async acquire(): Promise<{ release: () => void }> {
      if (running < maxConcurrent) running += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      let isHeld = true;
      return {
        release: () => {
          if (!isHeld) return;
          isHeld = false;
          const next = queue.shift();
          if (next === undefined) running -= 1;
          else next();
        },
      };
    },
  };
}
