/** With up to so many pages each has its number; beyond, so many numbers and a next arrow. */
const numbersShown = 3;

/** How many pages a list fills; an empty one still has its first. */
export function countPages(items: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(items / itemsPerPage));
}

/** The page an address asks for: the first where it names none, undefined where it is no number. */
export function readPageNumber(text: string | null): number | undefined {
  if (text === null || text === "") return 1;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Consecutive numbers that hold the current page, which is in their middle where it can be. */
export function pageNumbers(current: number, pages: number): number[] {
  const shown = Math.min(numbersShown, pages);
  const before = Math.floor(numbersShown / 2);
  const first = Math.min(Math.max(current - before, 1), pages - shown + 1);
  return Array.from({ length: shown }, (_, i) => first + i);
}

/** Whether the numbers are too few for the pages, so that an arrow leads on. */
export function hasNextArrow(pages: number): boolean {
  return pages > numbersShown;
}

/** Where the arrow leads: one page on, and never past the last. */
export function nextPage(current: number, pages: number): number | undefined {
  return current < pages ? current + 1 : undefined;
}
