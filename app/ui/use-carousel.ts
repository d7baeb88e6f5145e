import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";

/** The specification asks for Swiper's defaults. */
const slideMs = 300;
const swipeThresholdPx = 5;
const loadWithin = "400px";

export interface CarouselOptions {
  autoplayMs: number;
  /** The number of distinct slides if the list is doubled. */
  count?: number;
}

/**
 * Loads the carousel when it comes near the viewport; until then the row scrolls natively. It
 * advances automatically unless paused, hovered, focused or motion is reduced.
 */
export function useCarousel({ autoplayMs, count = 1 }: CarouselOptions) {
  const rail = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const holds = useRef(new Set<string>());
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const [isReady, setIsReady] = useState(false);
  const [moves, setMoves] = useState(true);
  const [isPaused, setIsPaused] = useState(false);
  const [isMovedByHand, setIsMovedByHand] = useState(false);

  const hold = useCallback((reason: string, isHeld: boolean) => {
    if (isHeld) holds.current.add(reason);
    else holds.current.delete(reason);
    if (holds.current.size === 0) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, []);

  useEffect(() => {
    const element = rail.current;
    if (element === null) return;
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    let isGone = false;

    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { createSwiper } = await loadSwiper();
        if (isGone || createSwiper === undefined) return;
        const focused = element.contains(document.activeElement) ? document.activeElement : null;
        const start = slideInView(element, count);
        element.scrollLeft = 0;
        swiper.current = createSwiper(element, {
          start,
          speed: stillness.matches ? 0 : slideMs,
          threshold: swipeThresholdPx,
          autoplayMs,
          onShow: (slides) => {
            showOnly(element, slides, count);
            const [first = 0] = slides;
            setShown({ first: first % count, last: Math.min(first + slides.length, count) - 1 });
          },
          onTouch: () => setIsMovedByHand(true),
        });
        // Moving a slide in the document drops its focus.
        if (focused !== document.activeElement && focused instanceof HTMLElement)
          focused.focus({ preventScroll: true });
        setIsReady(true);
        // The focus may have arrived before the event handlers.
        hold("focus", element.contains(document.activeElement));
        hold("motion", stillness.matches);
        setMoves(!stillness.matches);
      },
      { rootMargin: loadWithin },
    );
    observer.observe(element);

    const onStillness = () => {
      if (swiper.current) swiper.current.params.speed = stillness.matches ? 0 : slideMs;
      hold("motion", stillness.matches);
      setMoves(!stillness.matches);
    };
    stillness.addEventListener("change", onStillness);
    return () => {
      isGone = true;
      observer.disconnect();
      stillness.removeEventListener("change", onStillness);
      swiper.current?.destroy(true, true);
    };
  }, [autoplayMs, count, hold]);

  function byHand(move: (swiper: Swiper) => void) {
    setIsMovedByHand(true);
    if (swiper.current) move(swiper.current);
  }

  return {
    rail,
    shown,
    isReady,
    moves,
    isPaused,
    isMovedByHand,
    next: () => byHand((it) => it.slideNext()),
    previous: () => byHand((it) => it.slidePrev()),
    goTo: (slide: number) => byHand((it) => it.slideToLoop(slide)),
    togglePause: () => {
      hold("pause", !isPaused);
      setIsPaused(!isPaused);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") byHand((it) => it.slideNext());
      if (event.key === "ArrowLeft") byHand((it) => it.slidePrev());
    },
    holdHandlers: {
      onPointerEnter: () => hold("pointer", true),
      onPointerLeave: () => hold("pointer", false),
      onFocus: () => hold("focus", true),
      onBlur: () => hold("focus", false),
    },
  };
}

/** If loading fails, the row still scrolls natively. */
async function loadSwiper(): Promise<Partial<typeof import("./swiper.ts")>> {
  return await import("./swiper.ts").catch(() => ({}));
}

/** Finds the slide that the reader reached by keyboard or scrolling before the script loaded. */
function slideInView(rail: HTMLElement, count: number): number {
  const slides = [...rail.querySelectorAll<HTMLElement>("[data-slide]")];
  const left = rail.getBoundingClientRect().left;
  const awayFromEdge = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left - left);
  const inView =
    slides.find((slide) => slide.contains(document.activeElement)) ??
    slides.toSorted((a, b) => awayFromEdge(a) - awayFromEdge(b))[0];
  return Number(inView?.dataset.slide ?? 0) % count;
}

/**
 * Hidden slides leave the tab order, as does the second half of a doubled list. The link of a partly
 * visible slide stays clickable but leaves the tab order too, since its focus would be invisible.
 */
function showOnly(rail: HTMLElement, shown: number[], count: number) {
  const end = rail.getBoundingClientRect().right + 1;
  for (const slide of rail.querySelectorAll<HTMLElement>("[data-slide]")) {
    const number = Number(slide.dataset.slide);
    slide.inert = !shown.includes(number);
    const isSeenWhole = slide.getBoundingClientRect().right <= end;
    for (const link of slide.querySelectorAll("a")) link.tabIndex = isSeenWhole ? 0 : -1;
    if (slide.inert || number >= count) slide.setAttribute("aria-hidden", "true");
    else slide.removeAttribute("aria-hidden");
  }
}
