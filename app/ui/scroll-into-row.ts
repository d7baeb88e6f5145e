/**
 * A ref for the links of a row that scrolls sideways on a phone: the one for the page that is open
 * is in sight. Sideways only, the page itself stays where it is.
 */
export function scrollIntoRow(link: HTMLElement | null): void {
  const row = link?.closest("ul, nav");
  if (!link?.hasAttribute("aria-current") || !row) return;
  const { left, right } = link.getBoundingClientRect();
  if (left < 0) row.scrollLeft += left;
  if (right > window.innerWidth) row.scrollLeft += right - window.innerWidth;
}
