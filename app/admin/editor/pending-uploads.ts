const pending = new Set<Promise<boolean>>();

/** `upload` resolves to false if the picture did not arrive. */
export function trackUpload(upload: Promise<boolean>): void {
  pending.add(upload);
  void upload.finally(() => pending.delete(upload));
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
