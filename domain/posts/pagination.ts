const numbersShown = 3;

/** An empty list has one page. */
export function countPages(items: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(items / itemsPerPage));
}

export function readPageNumber(text: string | null): number | undefined {
  if (text === null || text === "") return 1;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export function pageNumbers(current: number, pages: number): number[] {
  const shown = Math.min(numbersShown, pages);
  const before = Math.floor(numbersShown / 2);
  const first = Math.min(Math.max(current - before, 1), pages - shown + 1);
  return Array.from({ length: shown }, (_, i) => first + i);
}

export function hasNextArrow(pages: number): boolean {
  return pages > numbersShown;
}

export function nextPage(current: number, pages: number): number | undefined {
  return current < pages ? current + 1 : undefined;
}
