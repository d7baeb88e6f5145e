/** The server gets the text after a pause, and during steady typing at this interval. */
export const pauseMs = 2000;
export const maxWaitMs = 10_000;

interface AutosaveContent {
  values: object;
  basedOn: string | undefined;
}

/** A refused text would be refused again; the others may be stored later. */
export type StoreResult = "stored" | "failed" | "signed-out" | "refused";

export type RemoveResult = "removed" | "failed" | "signed-out";

interface ServerAutosaveOptions {
  store: (content: AutosaveContent) => Promise<StoreResult>;
  /** Anything but "removed" if the text may still be on the server. */
  remove: () => Promise<RemoveResult>;
  onStored: (date: Date) => void;
}

export type ServerAutosave = ReturnType<typeof createServerAutosave>;

/** Sends one request at a time, so that an older text never replaces a newer one. */
export function createServerAutosave({ store, remove, onStored }: ServerAutosaveOptions) {
  let pending: AutosaveContent | undefined;
  let waitingSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let removalTimer: ReturnType<typeof setTimeout> | undefined;
  let request: Promise<void> | undefined;
  let isOnServer = false;
  let isSignedOut = false;
  let clearCount = 0;
  let changeCount = 0;
  let refusedRemoval: number | undefined;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    await waitForRequests();
    if (pending === undefined) return;
    const content = pending;
    pending = undefined;
    waitingSince = undefined;
    request = send(content);
    await request;
    request = undefined;
  }

  /** Several callers may wait, and the first of them starts the next request. */
  async function waitForRequests(): Promise<void> {
    while (request !== undefined) await request;
  }

  async function send(content: AutosaveContent): Promise<void> {
    const wasOnServer = isOnServer;
    // A lost response may belong to a text that was stored.
    isOnServer = true;
    const clearCountBefore = clearCount;
    const result = await store(content);
    if (result === "stored") return onStored(new Date());
    if (result !== "failed") isOnServer = wasOnServer;
    isSignedOut = result === "signed-out";
    // Text that was typed in the meantime has its own timer.
    if (result === "refused" || pending !== undefined || clearCount !== clearCountBefore) return;
    pending = content;
    if (!isSignedOut) schedule(maxWaitMs);
  }

  async function clear(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(removalTimer);
    clearCount += 1;
    pending = undefined;
    waitingSince = undefined;
    const changeCountBefore = changeCount;
    await waitForRequests();
    // Newer text replaces the old one; removing it now could remove the newer one.
    if (!isOnServer || changeCount !== changeCountBefore) return;
    isOnServer = false;
    request = remove().then((result) => {
      if (result === "removed") return;
      isOnServer = true;
      if (changeCount !== changeCountBefore) return;
      if (result === "signed-out") refusedRemoval = changeCount;
      else removalTimer = setTimeout(() => void clear(), maxWaitMs);
    });
    await request;
    request = undefined;
  }

  return {
    change(content: AutosaveContent): void {
      clearTimeout(removalTimer);
      pending = content;
      changeCount += 1;
      waitingSince ??= Date.now();
      schedule(Math.max(0, Math.min(pauseMs, waitingSince + maxWaitMs - Date.now())));
    },
    flush,
    resumeAfterSignIn(): void {
      if (refusedRemoval === changeCount) void clear();
      else if (isSignedOut) void flush();
    },
    /** The text is saved or discarded. A removal that fails is tried again, also after the editor closed. */
    clear,
  };
}
