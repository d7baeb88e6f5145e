import type { Page } from "playwright-core";

interface TargetLimits {
  minPx: number;
  minHeightPx: number;
}

const targetLimits: TargetLimits = { minPx: 24, minHeightPx: 44 };

/**
 * Lists pressable elements that are too small: below 24 px unless inline or with enough space around
 * (WCAG 2.5.8), or below 44 px in height.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(measureTargets, targetLimits);
}

function measureTargets({ minPx, minHeightPx }: TargetLimits): string[] {
  const selector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], [role=textbox]";
  const targets = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter(
      (element) => element.closest("[inert], [aria-hidden=true]") === null && isPressable(element),
    )
    .map((element) => ({ element, box: getTargetBox(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return targets.flatMap(({ element, box }) => {
    if (isInSentence(element)) return [];
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}: ${getName(element)}`;
    if (Math.min(box.width, box.height) < minPx - 0.5) {
      const neighbour = targets.find(
        (other) => other.element !== element && isNear(box, other.box),
      );
      if (neighbour) return [`${size} is too small and too near to ${getName(neighbour.element)}`];
    }
    return isComfortable(element, box) ? [] : [`${size} is not comfortable`];
  });

  function isComfortable(element: HTMLElement, box: DOMRect): boolean {
    const acceptedPx = minHeightPx - 0.5;
    if (box.height >= acceptedPx) return true;
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const testPoints = [-1, 1].map((side) => top + height / 2 + (side * (acceptedPx - 1)) / 2);
    return testPoints.every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  }

  /** Elements behind a modal dialog cannot be pressed. */
  function isPressable(element: HTMLElement): boolean {
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    return modal === undefined || modal.contains(element);
  }
  /** A checkbox, radio button or file input is pressed by its label as well. */
  function getTargetBox(element: HTMLElement): DOMRect {
    const ownText = element.getBoundingClientRect();
    if (!(element instanceof HTMLInputElement)) return ownText;
    const labels = [...(element.labels ?? [])].map((label) => label.getBoundingClientRect());
    if (!/checkbox|radio|file/.test(element.type)) return ownText;
    return labels.toSorted((one, other) => other.height - one.height)[0] ?? ownText;
  }
  function isInSentence(element: HTMLElement): boolean {
    const ownText = (element.textContent ?? "").trim();
    const surroundingText =
      element.closest("p, li, dd, td, figcaption, span, div")?.textContent ?? "";
    return (
      getComputedStyle(element).display === "inline" &&
      surroundingText.trim().length > ownText.length
    );
  }
  /** WCAG 2.5.8: a circle of 24 px around the centre must not meet another target or its circle. */
  function isNear(box: DOMRect, other: DOMRect): boolean {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isSmall = Math.min(other.width, other.height) < minPx;
    if (isSmall) {
      const [otherX, otherY] = [other.x + other.width / 2, other.y + other.height / 2];
      return Math.hypot(x - otherX, y - otherY) < minPx;
    }
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(dx, dy) < minPx / 2;
  }
  function getName(element: HTMLElement): string {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const ownText = name.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()} “${ownText || element.getAttribute("name")}”`;
  }
}

/** The page keeps the increased text spacing (WCAG 1.4.12). */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The CSP permits a constructed stylesheet.
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [spacing];
    const { scrollWidth } = document.documentElement;
    const overflowErrors =
      scrollWidth > window.innerWidth ? [`the page gets ${scrollWidth} px wide`] : [];
    const clippingElements = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => {
        const { overflowX, overflowY, clipPath, clip } = getComputedStyle(element);
        if (clipPath !== "none" || clip !== "auto" || element.matches(".rail, .marquee *"))
          return false;
        // The row of a list opens the whole text.
        if (element.matches("a .truncate")) return false;
        if (element.matches(":is(li[data-row], :has(> button[aria-expanded])) .line-clamp-2"))
          return false;
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.textContent.trim())
          return false;
        const cutsHorizontally =
          /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const cutsVertically =
          /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (cutsHorizontally || cutsVertically) && element.clientWidth > 1;
      },
    );
    const clipped = clippingElements.map(
      (element) =>
        `${element.tagName} .${element.className} “${element.textContent.trim().slice(0, 60)}” needs ` +
        `${element.scrollWidth} × ${element.scrollHeight} and has ${element.clientWidth} × ${element.clientHeight}`,
    );
    return [...overflowErrors, ...clipped];
  });
}
