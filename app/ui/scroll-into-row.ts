/**
 * A ref for the links of a row that scrolls sideways on a phone: the one for the page that is open
 * is in sight. Sideways only, the page itself stays where it is.
 */
export function scrollIntoRow(link: HTMLElement | null): void {
  if (link?.hasAttribute("aria-current")) bringIntoSight(link);
}

/** For the row: the link that Tab has come to is in sight whole, which browsers leave to us. */
export function scrollToFocus({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLElement) bringIntoSight(target);
}

function bringIntoSight(link: HTMLElement): void {
  const row = link.closest("ul, nav");
  if (!row) return;
  const { left, right } = link.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  // Flush with the edge of the window, a link looks cut off.
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const start = seen.left + Number.parseFloat(paddingLeft);
  const end = seen.right - Number.parseFloat(paddingRight);
  if (left < start) row.scrollLeft += left - start;
  if (right > end) row.scrollLeft += right - end;
}
