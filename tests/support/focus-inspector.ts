export interface FocusStop {
  name: string;
  errors: string[];
  /** The stop precedes the one before it: Tab has wrapped around the page or dialog. */
  hasWrapped: boolean;
}

export type FocusState = FocusStop | "nowhere" | "seen before";

export interface FocusInspector {
  inspect: () => FocusState;
}

/** Each stop is compared with its look after losing the focus. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: The browser gets the source of this one function.
export function installFocusInspector(direction: number): void {
  let last: { element: Element; focused: string; stop: FocusStop } | undefined;
  let wrapCount = 0;
  const seen = new Set<Element>();
  (window as unknown as FocusInspector).inspect = () => {
    const element = document.activeElement;
    if (
      last?.element.isConnected &&
      last.element !== element &&
      getFocusStyle(last.element) === last.focused
    )
      last.stop.errors.push("looks the same with the focus and without");
    if (!(element instanceof HTMLElement) || element === document.body) return "nowhere";
    if (seen.has(element)) return "seen before";
    seen.add(element);
    const hasWrapped = last !== undefined && isBefore(element, last.element);
    const stop = { name: getName(element), errors: findErrors(element), hasWrapped };
    if (hasWrapped) wrapCount += 1;
    if (wrapCount > 1) stop.errors.push("is out of the order of the page");
    last = { element, focused: getFocusStyle(element), stop };
    return stop;
  };

  function isBefore(element: Element, other: Element): boolean {
    const position = other.compareDocumentPosition(element);
    const expectedPosition =
      direction > 0 ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    return other.isConnected && (position & expectedPosition) !== 0;
  }

  function findErrors(element: HTMLElement): string[] {
    const box = getVisibleBox(element);
    const errors = [];
    if (box.width < 1 || box.height < 1) return ["has no size"];
    const { innerWidth, innerHeight } = window;
    const isWithin =
      box.left >= -1 && box.right <= innerWidth + 1 && box.top < innerHeight && box.bottom > 0;
    // Before its script runs, a carousel shows the edge of the next slide, which browsers do not scroll.
    const isInNativeRow = element.closest(".rail:not([data-ready])") !== null;
    if (!isWithin && !isInNativeRow) errors.push(`is out of the window: ${formatBox(box)}`);
    const covered = getTestPoints(box).filter(([x, y]) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      const measured = getMeasuredElement(element);
      return !(top !== null && (measured.contains(top) || top.contains(measured)));
    });
    // A tall element may be partly covered by the bar, but not completely.
    if (covered.length > (box.height > 80 ? 4 : 1)) {
      const [x = 0, y = 0] = covered[0] ?? [];
      const by = document.elementFromPoint(x, y);
      errors.push(
        `is covered at ${covered.length} of 5 points by ${by?.tagName}.${by?.className}: ${formatBox(box)}`,
      );
    }
    return errors;
  }

  /** A checkbox that its label draws is measured at the label. */
  function getMeasuredElement(element: HTMLElement): HTMLElement {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isDrawnByLabel = label !== undefined && element.getBoundingClientRect().width <= 1;
    return isDrawnByLabel ? label : element;
  }
  function getVisibleBox(element: HTMLElement): DOMRect {
    return getMeasuredElement(element).getClientRects()[0] ?? element.getBoundingClientRect();
  }
  function getTestPoints({ left, right, top, bottom }: DOMRect): [number, number][] {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inset = Math.min(6, (right - left) / 4, (bottom - top) / 4);
    const fourEdges: [number, number][] = [
      [left + inset, y],
      [right - inset, y],
      [x, top + inset],
      [x, bottom - inset],
    ];
    return [[x, y], ...fourEdges];
  }
  function formatBox({ left, right, top, bottom }: DOMRect): string {
    return [left, top, right, bottom].map(Math.round).join(" ");
  }
  function getFocusStyle(element: Element): string {
    const candidates = [element, element.parentElement, element.closest("label, li, figure")];
    return candidates
      .map((element) => {
        if (element === null) return "";
        const style = getComputedStyle(element);
        const line = style.outlineStyle === "none" ? "" : style.outline;
        return [line, style.boxShadow, style.borderColor, style.backgroundColor].join();
      })
      .join();
  }
  function getName(element: Element): string {
    const labelId = element.getAttribute("aria-labelledby")?.split(" ")[0] ?? "";
    const labelled = element as HTMLInputElement;
    const label = (document.getElementById(labelId) ?? labelled.labels?.[0])?.textContent;
    const textContent = label ?? (element.textContent || element.querySelector("img")?.alt) ?? "";
    const name = element.getAttribute("aria-label") ?? textContent;
    const shortName = name.trim().replace(/\s+/g, " ").slice(0, 50);
    return `${element.tagName.toLowerCase()} “${shortName || element.getAttribute("name")}”`;
  }
}
