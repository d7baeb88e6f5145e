export interface Focus {
  focusX: number;
  focusY: number;
}

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Undefined if the key moves nothing. */
export function moveFocus({ focusX, focusY }: Focus, key: string, step: number): Focus | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  return {
    focusX: clampPercent(focusX + direction[0] * step),
    focusY: clampPercent(focusY + direction[1] * step),
  };
}

export function toPercent(fraction: number): number {
  return clampPercent(Math.round(fraction * 100));
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
