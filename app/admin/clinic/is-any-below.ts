/** Errors of the part of the form at `path`, and of everything inside it. */
export function isAnyBelow(paths: readonly string[], parent: string): boolean {
  return paths.some((path) => path === parent || path.startsWith(`${parent}.`));
}
