import { useCallback, useEffect, useRef, useState } from "react";

const visibleThreshold = 0.5;

export function useLoopingVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const pauseReasons = useRef(new Set(["view"]));
  const [allowsMotion, setAllowsMotion] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  const setPauseReason = useCallback((reason: string, isActive: boolean) => {
    if (isActive) pauseReasons.current.add(reason);
    else pauseReasons.current.delete(reason);
    if (pauseReasons.current.size > 0) video.current?.pause();
    // If the browser blocks autoplay, the poster stays.
    else video.current?.play().catch(() => undefined);
  }, []);

  useEffect(() => {
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    const updateMotion = () => setAllowsMotion(!reducedMotion.matches);
    updateMotion();
    reducedMotion.addEventListener("change", updateMotion);
    return () => reducedMotion.removeEventListener("change", updateMotion);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!allowsMotion || element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPauseReason("view", !entry?.isIntersecting),
      {
        threshold: visibleThreshold,
      },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [allowsMotion, setPauseReason]);

  return {
    video,
    allowsMotion,
    isPaused,
    togglePause: () => {
      // Pointer and focus are on the button now and must not stop a requested playback.
      if (isPaused) pauseReasons.current.clear();
      setPauseReason("pause", !isPaused);
      setIsPaused(!isPaused);
    },
    pauseHandlers: allowsMotion
      ? {
          onPointerEnter: () => setPauseReason("pointer", true),
          onPointerLeave: () => setPauseReason("pointer", false),
          onFocus: () => setPauseReason("focus", true),
          onBlur: () => setPauseReason("focus", false),
        }
      : {},
  };
}
