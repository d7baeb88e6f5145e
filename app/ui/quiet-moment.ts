const longestWaitMs = 500;

/** Resolves when the browser is idle; Safari has no `requestIdleCallback`, so it waits briefly. */
export function quietMoment(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: longestWaitMs })
      : setTimeout(resolve, longestWaitMs / 5),
  );
}
