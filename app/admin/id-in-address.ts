/** Returns 0, which no row has, unless the URL holds a valid id. */
export function idInAddress(text: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;
}
