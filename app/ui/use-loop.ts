import { useCallback, useEffect, useRef, useState } from "react";

const shownPart = 0.5;

/** Plays a muted video unless it is out of view, hovered, focused or paused. */
export function useLoop() {
  const video = useRef<HTMLVideoElement>(null);
  const holds = useRef(new Set(["view"]));
  const [moves, setMoves] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  const hold = useCallback((reason: string, isHeld: boolean) => {
    if (isHeld) holds.current.add(reason);
    else holds.current.delete(reason);
    if (holds.current.size > 0) video.current?.pause();
    // If the browser blocks autoplay, the poster stays.
    else video.current?.play().catch(() => undefined);
  }, []);

  useEffect(() => {
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    const tell = () => setMoves(!stillness.matches);
    tell();
    stillness.addEventListener("change", tell);
    return () => stillness.removeEventListener("change", tell);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!moves || element === null) return;
    const observer = new IntersectionObserver(([entry]) => hold("view", !entry?.isIntersecting), {
      threshold: shownPart,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [moves, hold]);

  return {
    video,
    moves,
    isPaused,
    togglePause: () => {
      // Pointer and focus are on the button now and must not stop a requested playback.
      if (isPaused) holds.current.clear();
      hold("pause", !isPaused);
      setIsPaused(!isPaused);
    },
    holdHandlers: moves
      ? {
          onPointerEnter: () => hold("pointer", true),
          onPointerLeave: () => hold("pointer", false),
          onFocus: () => hold("focus", true),
          onBlur: () => hold("focus", false),
        }
      : {},
  };
}
