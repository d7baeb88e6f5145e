const longestWaitMs = 500;

/** When the browser has nothing to answer; where it does not tell, after a short while. */
export function quietMoment(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: longestWaitMs })
      : setTimeout(resolve, longestWaitMs / 5),
  );
}
