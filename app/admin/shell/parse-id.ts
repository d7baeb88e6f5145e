/** Returns 0, which no row has, unless the URL holds a valid id. */
export function parseId(idParam: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(idParam ?? "") ? Number(idParam) : 0;
}
