import { useCallback, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";

/** The specification asks for Swiper's defaults. */
const transitionMs = 300;
const swipeThresholdPx = 5;
const loadMargin = "400px";

/** Loads Swiper when the carousel comes near the viewport; until then the row scrolls natively. */
export function useSwiper({ autoplayMs, count }: { autoplayMs: number; count: number }) {
  const rail = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const pauseReasons = useRef(new Set<string>());
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const [isReady, setIsReady] = useState(false);
  const [allowsMotion, setAllowsMotion] = useState(true);
  const [isTouched, setIsTouched] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  const setPauseReason = useCallback((reason: string, isActive: boolean) => {
    if (isActive) pauseReasons.current.add(reason);
    else pauseReasons.current.delete(reason);
    if (pauseReasons.current.size === 0) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, []);

  const pause = useCallback(
    (isOn: boolean) => {
      // Pointer and focus are on the Play button then.
      if (!isOn) for (const reason of ["pointer", "focus"]) pauseReasons.current.delete(reason);
      setPauseReason("pause", isOn);
      setIsPaused(isOn);
    },
    [setPauseReason],
  );

  useEffect(() => {
    const element = rail.current;
    if (element === null) return;
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    let isUnmounted = false;
    const applyMotionPreference = () => {
      setPauseReason("motion", reducedMotion.matches);
      setAllowsMotion(!reducedMotion.matches);
    };

    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { createSwiper } = await loadSwiper();
        if (isUnmounted || createSwiper === undefined) return;
        const focused = element.contains(document.activeElement) ? document.activeElement : null;
        const start = getSlideInView(element, count);
        element.scrollLeft = 0;
        swiper.current = createSwiper(element, {
          start,
          speed: reducedMotion.matches ? 0 : transitionMs,
          threshold: swipeThresholdPx,
          autoplayMs,
          onShow: (slides) => {
            const wholeCount = updateVisibleSlides(element, slides, count);
            const first = (slides[0] ?? 0) % count;
            setShown({ first, last: Math.min(first + Math.max(wholeCount, 1), count) - 1 });
          },
          onTouch: () => {
            setIsTouched(true);
            pause(true);
          },
        });
        // Moving a slide in the document drops its focus.
        if (focused !== document.activeElement && focused instanceof HTMLElement)
          focused.focus({ preventScroll: true });
        setIsReady(true);
        // The focus may have arrived before the event handlers.
        setPauseReason("focus", element.contains(document.activeElement));
        applyMotionPreference();
      },
      { rootMargin: loadMargin },
    );
    observer.observe(element);

    const onReducedMotionChange = () => {
      if (swiper.current) swiper.current.params.speed = reducedMotion.matches ? 0 : transitionMs;
      applyMotionPreference();
    };
    reducedMotion.addEventListener("change", onReducedMotionChange);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      reducedMotion.removeEventListener("change", onReducedMotionChange);
      swiper.current?.destroy(true, true);
    };
  }, [autoplayMs, count, setPauseReason, pause]);

  return { rail, swiper, shown, isReady, allowsMotion, isTouched, isPaused, pause, setPauseReason };
}

async function loadSwiper(): Promise<Partial<typeof import("./create-swiper.ts")>> {
  return await import("./create-swiper.ts").catch(() => ({}));
}

/** Finds the slide that the reader reached by keyboard or scrolling before the script loaded. */
function getSlideInView(rail: HTMLElement, count: number): number {
  const slides = [...rail.querySelectorAll<HTMLElement>("[data-slide]")];
  const left = rail.getBoundingClientRect().left;
  const distanceFromEdge = (slide: HTMLElement) =>
    Math.abs(slide.getBoundingClientRect().left - left);
  const nearestSlide =
    slides.find((slide) => slide.contains(document.activeElement)) ??
    slides.sort((a, b) => distanceFromEdge(a) - distanceFromEdge(b))[0];
  return Number(nearestSlide?.dataset.slide ?? 0) % count;
}

/**
 * Hidden slides leave the tab order, as does a repeated slide while its first copy is shown. The link
 * of a partly visible slide stays clickable but leaves the tab order too, since its focus would be
 * invisible.
 * Returns the number of whole slides.
 */
function updateVisibleSlides(rail: HTMLElement, shown: number[], count: number): number {
  let wholeCount = 0;
  const end = rail.getBoundingClientRect().right + 1;
  for (const slide of rail.querySelectorAll<HTMLElement>("[data-slide]")) {
    const number = Number(slide.dataset.slide);
    const repeatsShown = number >= count && shown.includes(number - count);
    slide.inert = !shown.includes(number);
    const isFullyVisible = slide.getBoundingClientRect().right <= end;
    if (isFullyVisible && !slide.inert) wholeCount += 1;
    for (const link of slide.querySelectorAll("a"))
      link.tabIndex = isFullyVisible && !repeatsShown ? 0 : -1;
    if (slide.inert || repeatsShown) slide.setAttribute("aria-hidden", "true");
    else slide.removeAttribute("aria-hidden");
  }
  return wholeCount;
}
