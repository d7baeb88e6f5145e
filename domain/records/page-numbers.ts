const maxNumbersShown = 3;

export function countPages(items: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(items / itemsPerPage));
}

export function parsePageNumber(text: string | null): number | undefined {
  if (text === null || text === "") return 1;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export function listPageNumbers(current: number, pages: number): number[] {
  const shown = Math.min(maxNumbersShown, pages);
  const before = Math.floor(maxNumbersShown / 2);
  const first = Math.min(Math.max(current - before, 1), pages - shown + 1);
  return Array.from({ length: shown }, (_, i) => first + i);
}

export function hasNextArrow(pages: number): boolean {
  return pages > maxNumbersShown;
}

export function getNextPage(current: number, pages: number): number | undefined {
  return current < pages ? current + 1 : undefined;
}
