export function createTurns(mostAtOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    count: () => waiting.length,

    /** The returned `release` is idempotent. */
    async enter(): Promise<{ leave: () => void }> {
      if (running < mostAtOnce) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isInside = true;
      return {
        leave: () => {
          if (!isInside) return;
          isInside = false;
          const next = waiting.shift();
          if (next === undefined) running -= 1;
          else next();
        },
      };
    },
  };
}
