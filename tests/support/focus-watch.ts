/** A stop of the focus, with everything that is wrong with it. */
export interface FocusStop {
  name: string;
  troubles: string[];
  /** The stop precedes the one before it: Tab has wrapped around the page or dialog. */
  isRoundTheEnd: boolean;
}

export type Stop = FocusStop | "nowhere" | "seen before";

export interface Watched {
  look: () => Stop;
}

/** Installs a focus inspector in the page; each stop is compared with its look after losing the focus. */
export function watchFocus(direction: number): void {
  let last: { element: Element; focused: string; stop: FocusStop } | undefined;
  let rounds = 0;
  const seen = new Set<Element>();
  (window as unknown as Watched).look = () => {
    const element = document.activeElement;
    if (
      last?.element.isConnected &&
      last.element !== element &&
      look(last.element) === last.focused
    )
      last.stop.troubles.push("looks the same with the focus and without");
    if (!(element instanceof HTMLElement) || element === document.body) return "nowhere";
    if (seen.has(element)) return "seen before";
    seen.add(element);
    const isRoundTheEnd = last !== undefined && isBefore(element, last.element);
    const stop = { name: nameOf(element), troubles: troublesOf(element), isRoundTheEnd };
    if (isRoundTheEnd) rounds += 1;
    if (rounds > 1) stop.troubles.push("is out of the order of the page");
    last = { element, focused: look(element), stop };
    return stop;
  };

  function isBefore(element: Element, other: Element): boolean {
    const position = other.compareDocumentPosition(element);
    const wanted =
      direction > 0 ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    return other.isConnected && (position & wanted) !== 0;
  }

  function troublesOf(element: HTMLElement): string[] {
    const box = shownBox(element);
    const troubles = [];
    if (box.width < 1 || box.height < 1) return ["has no size"];
    const { innerWidth, innerHeight } = window;
    const isWithin =
      box.left >= -1 && box.right <= innerWidth + 1 && box.top < innerHeight && box.bottom > 0;
    // Before its script runs, a carousel shows the edge of the next slide, which browsers do not scroll.
    const isInNativeRow = element.closest(".rail:not([data-ready])") !== null;
    if (!isWithin && !isInNativeRow) troubles.push(`is out of the window: ${describe(box)}`);
    const covered = pointsOf(box).filter(([x, y]) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      const place = placeOf(element);
      return !(top !== null && (place.contains(top) || top.contains(place)));
    });
    // A tall element may be partly covered by the bar, but not completely.
    if (covered.length > (box.height > 80 ? 4 : 1)) {
      const [x = 0, y = 0] = covered[0] ?? [];
      const by = document.elementFromPoint(x, y);
      troubles.push(
        `is covered at ${covered.length} of 5 points by ${by?.tagName}.${by?.className}: ${describe(box)}`,
      );
    }
    return troubles;
  }

  /** A checkbox that its label draws is measured at the label. */
  function placeOf(element: HTMLElement): HTMLElement {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isDrawnByLabel = label !== undefined && element.getBoundingClientRect().width <= 1;
    return isDrawnByLabel ? label : element;
  }
  function shownBox(element: HTMLElement): DOMRect {
    return placeOf(element).getClientRects()[0] ?? element.getBoundingClientRect();
  }
  function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
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
  function describe({ left, right, top, bottom }: DOMRect): string {
    return [left, top, right, bottom].map(Math.round).join(" ");
  }
  /** Returns the styles that could show the focus, on the element or around it. */
  function look(element: Element): string {
    const about = [element, element.parentElement, element.closest("label, li, figure")];
    return about
      .map((it) => {
        if (it === null) return "";
        const style = getComputedStyle(it);
        const line = style.outlineStyle === "none" ? "" : style.outline;
        return [line, style.boxShadow, style.borderColor, style.backgroundColor].join();
      })
      .join();
  }
  function nameOf(element: Element): string {
    const labelId = element.getAttribute("aria-labelledby")?.split(" ")[0] ?? "";
    const labelled = element as HTMLInputElement;
    const label = (document.getElementById(labelId) ?? labelled.labels?.[0])?.textContent;
    const words = label ?? (element.textContent || element.querySelector("img")?.alt) ?? "";
    const name = element.getAttribute("aria-label") ?? words;
    const own = name.trim().replace(/\s+/g, " ").slice(0, 50);
    return `${element.tagName.toLowerCase()} “${own || element.getAttribute("name")}”`;
  }
}
