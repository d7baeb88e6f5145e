import { type KeyboardEvent, useState } from "react";
import type { Swiper } from "swiper/types";
import { useSwiper } from "./use-swiper.ts";

export interface CarouselOptions {
  autoplayMs: number;
  /** The number of distinct slides if the list is doubled. */
  count: number;
}

/** Moves by itself until the reader moves it; then it rests until they press Play. */
export function useCarousel({ autoplayMs, count }: CarouselOptions) {
  const { swiper, isTouched, isPaused, pause, setPauseReason, ...state } = useSwiper({
    autoplayMs,
    count,
  });
  const [hasUserAction, setHasUserAction] = useState(false);

  function runUserAction(move: (swiper: Swiper) => void) {
    setHasUserAction(true);
    pause(true);
    if (swiper.current) move(swiper.current);
  }

  return {
    ...state,
    isPaused,
    isUserControlled: isTouched || hasUserAction,
    next: () => runUserAction((instance) => instance.slideNext()),
    previous: () => runUserAction((instance) => instance.slidePrev()),
    goTo: (slide: number) => runUserAction((instance) => instance.slideToLoop(slide)),
    togglePause: () => pause(!isPaused),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey) return;
      if (event.key === "ArrowRight") runUserAction((instance) => instance.slideNext());
      if (event.key === "ArrowLeft") runUserAction((instance) => instance.slidePrev());
    },
    pauseHandlers: {
      onPointerEnter: () => setPauseReason("pointer", true),
      onPointerLeave: () => setPauseReason("pointer", false),
      onFocus: () => setPauseReason("focus", true),
      onBlur: () => setPauseReason("focus", false),
    },
  };
}
