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
  if (left < seen.left) row.scrollLeft += left - seen.left;
  if (right > seen.right) row.scrollLeft += right - seen.right;
}
