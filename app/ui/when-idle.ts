const maxWaitMs = 500;

/** Resolves when the browser is idle; Safari has no `requestIdleCallback`, so it waits briefly. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: maxWaitMs })
      : setTimeout(resolve, maxWaitMs / 5),
  );
}
