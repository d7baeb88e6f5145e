/** The file is made in the browser, so personal data is in no cache and no URL. */
export function downloadFile(fileName: string, content: BlobPart, type: string): void {
  const blob = new Blob([content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by then. Without this the memory stays in use until the page unloads.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
