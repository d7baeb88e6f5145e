export const staffPaths = ["/admin", "/login"];

/** No page to count or to fetch ahead: a request for /thank-you would look like a sent message. */
export const uncountedPaths = [...staffPaths, "/thank-you"];

/** Matches the paths, those below them, and their data, such as /login.data. */
export function createPathPattern(paths: string[]): RegExp {
  return new RegExp(`^(?:${paths.join("|")})(?:[/.]|$)`);
}
