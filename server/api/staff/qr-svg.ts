import { encode } from "uqr";

export function createQrSvg(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) =>
    findDarkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join("") };
}

function findDarkRuns(row: boolean[]): [x: number, length: number][] {
  const line = row.map((isDark) => (isDark ? "#" : ".")).join("");
  return [...line.matchAll(/#+/g)].map(({ index, 0: run }) => [index, run.length]);
}
