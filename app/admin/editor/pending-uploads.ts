import { useSyncExternalStore } from "react";

const pending = new Set<Promise<boolean>>();
const listeners = new Set<() => void>();

/** `upload` resolves to false if the picture did not arrive. */
export function trackUpload(upload: Promise<boolean>): void {
  pending.add(upload);
  for (const listener of listeners) listener();
  void upload.finally(() => {
    pending.delete(upload);
    for (const listener of listeners) listener();
  });
}

export function useHasPendingUploads(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending.size > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False if one of the pictures under way did not arrive. */
export async function waitForUploads(): Promise<boolean> {
  let haveArrived = true;
  while (pending.size > 0) {
    const results = await Promise.all(pending);
    haveArrived &&= !results.includes(false);
  }
  return haveArrived;
}
