/** The id that an address names; 0, which nothing has, where it names none. */
export function idInAddress(text: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;
}
