export function createSemaphore(maxConcurrent: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  /** The returned `release` is idempotent. */
  async function acquire(): Promise<{ release: () => void }> {
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
  }

  return {
    acquire,
    countWaiting: () => queue.length,

    async run<T>(work: () => Promise<T>): Promise<T> {
      const permit = await acquire();
      try {
        return await work();
      } finally {
        permit.release();
      }
    },
  };
}
