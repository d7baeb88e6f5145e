/** Lets a few in at once; the others wait for their turn, in order. */
export function createTurns(mostAtOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    /** How many wait. */
    count: () => waiting.length,

    /** Answers when there is a place; `leave` gives it to the next, and counts once. */
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
