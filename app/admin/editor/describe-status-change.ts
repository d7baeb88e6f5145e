/** For a toast; undefined unless the save has put something on the site or taken it off. */
export function describeStatusChange(
  noun: string,
  saved: { status: string },
  before: { status: string },
): string | undefined {
  if (saved.status === before.status) return undefined;
  return saved.status === "draft"
    ? "It is a draft again: visitors no longer see it."
    : `The ${noun} is published.`;
}
