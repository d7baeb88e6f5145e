/** Callers hold a lock on the stored row. A save that names no revision is let through. */
export function isEditConflict(baseRevision: string | undefined, storedRevision: string): boolean {
  return baseRevision !== undefined && baseRevision !== storedRevision;
}
