/** Resolves to the paths without a page; a page that cannot be asked for counts as there. */
export async function findMissingPages(paths: string[]): Promise<Set<string>> {
  const responses = await Promise.all(
    paths.map((path) =>
      fetch(path, { method: "HEAD", credentials: "omit" }).catch(() => undefined),
    ),
  );
  return new Set(paths.filter((path, index) => isMissing(path, responses[index])));
}

/** The address of an unknown service leads to the list of services instead of a 404. */
function isMissing(path: string, response: Response | undefined): boolean {
  if (response === undefined) return false;
  if (response.status === 404) return true;
  return /^\/service\//i.test(path) && new URL(response.url).pathname === "/services";
}
