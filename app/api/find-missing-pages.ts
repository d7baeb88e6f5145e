/** Resolves to the paths that respond with 404; a page that cannot be asked for counts as there. */
export async function findMissingPages(paths: string[]): Promise<Set<string>> {
  const responses = await Promise.all(
    paths.map((path) =>
      fetch(path, { method: "HEAD", credentials: "omit" }).catch(() => undefined),
    ),
  );
  return new Set(paths.filter((_, index) => responses[index]?.status === 404));
}
