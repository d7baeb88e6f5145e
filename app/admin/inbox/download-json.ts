/** Saves a file that is made here: it is in no cache and in no address. */
export function downloadJson(fileName: string, value: unknown): void {
  const blob = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by the next turn; the memory is not kept until the page goes.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
