/** Prints from a frame that is removed afterwards. */
export function printDocument(
  title: string,
  createContent: (paper: Document) => HTMLElement[],
): void {
  const frame = document.createElement("iframe");
  frame.title = `${title} to print`;
  frame.className = "fixed size-0 border-0";
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (paper === null || view === null) return;
  paper.documentElement.lang = "en";
  paper.title = title;
  paper.body.style.cssText = "font: 11pt/1.5 sans-serif; white-space: pre-line";
  paper.body.append(...createContent(paper));
  view.addEventListener("afterprint", () => frame.remove());
  view.focus();
  view.print();
}
