interface PollLoop {
  /** Polls again at once, or right after the poll that is running. */
  wake: () => void;
  /** Resolves when the last poll has ended. */
  stop: () => Promise<void>;
}

interface PollLoopOptions {
  intervalMs: number;
  /** Resolves to true if there was work, so that the next poll follows without a pause. */
  poll: () => Promise<boolean>;
}

export function startPollLoop({ intervalMs, poll }: PollLoopOptions): PollLoop {
  let isStopping = false;
  let wasWoken = false;
  let interruptWait = () => {};
  const running = run();

  async function run(): Promise<void> {
    while (!isStopping) {
      wasWoken = false;
      const hadWork = await poll();
      if (!hadWork && !wasWoken && !isStopping) await waitForNextPoll();
    }
  }

  function waitForNextPoll(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, intervalMs);
      interruptWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    wasWoken = true;
    interruptWait();
  }

  return {
    wake,
    stop: () => {
      isStopping = true;
      wake();
      return running;
    },
  };
}
