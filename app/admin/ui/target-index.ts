/** The place to which a key moves an entry; undefined if it moves nothing. */
export function getTargetIndex(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}
