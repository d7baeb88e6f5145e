import { useCallback, useEffect, useRef, useState } from "react";

/** It counts as in view when half of it is. */
const shownPart = 0.5;

/** Runs a muted video by itself while nothing holds it: out of view, pointer, focus, pause. */
export function useLoop() {
  const video = useRef<HTMLVideoElement>(null);
  const holds = useRef(new Set(["view"]));
  const [moves, setMoves] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  const hold = useCallback((reason: string, isHeld: boolean) => {
    if (isHeld) holds.current.add(reason);
    else holds.current.delete(reason);
    if (holds.current.size > 0) video.current?.pause();
    // A browser that refuses leaves the poster.
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
      // Whoever asks for it sees it move, though pointer and focus are on the button.
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
