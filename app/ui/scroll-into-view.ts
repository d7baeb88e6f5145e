/** As the `ref` of what appears below the button that opened it. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/**
 * A ref for links in a row that scrolls horizontally on a phone: scrolls to the current page's link.
 * `scrollIntoView` would also scroll the page vertically.
 */
export function scrollCurrentIntoView(link: HTMLElement | null): void {
  if (link?.hasAttribute("aria-current")) scrollSideways(link);
}

/** Browsers leave a focused link partly hidden, so this scrolls it fully into view. */
export function scrollFocusedIntoView({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLElement) scrollSideways(target);
}

function scrollSideways(link: HTMLElement): void {
  const row = link.closest("ul, nav");
  if (!row) return;
  const { left, right } = link.getBoundingClientRect();
  const rowRect = row.getBoundingClientRect();
  // Flush with the edge of the window, a link looks cut off.
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const start = rowRect.left + Number.parseFloat(paddingLeft);
  const end = rowRect.right - Number.parseFloat(paddingRight);
  if (left < start) row.scrollLeft += left - start;
  if (right > end) row.scrollLeft += right - end;
}
