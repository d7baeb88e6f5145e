/**
 * The comparison behind every 409 of a save: somebody else saved after the revision that the save
 * is based on. A save that names none is let through. Callers hold a lock on the stored row.
 */
export function isEditConflict(baseRevision: string | undefined, storedRevision: string): boolean {
  return baseRevision !== undefined && baseRevision !== storedRevision;
}
