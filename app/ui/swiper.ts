import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

interface Options {
  speed: number;
  threshold: number;
  autoplayMs: number;
  /** The numbers of the slides in view, in order, after each move. */
  onShow: (slides: number[]) => void;
  onTouch: () => void;
}

/** The only place that knows Swiper; it is loaded when a carousel comes near the view. */
export function createSwiper(rail: HTMLElement, options: Options): Swiper {
  const tell = (swiper: Swiper) => {
    const inView = swiper.slides
      .filter((slide) => slide.classList.contains("swiper-slide-visible"))
      .map((slide) => Number(slide.dataset.slide));
    options.onShow(inView);
  };
  return new Swiper(rail, {
    modules: [Autoplay],
    slidesPerView: "auto",
    loop: true,
    speed: options.speed,
    threshold: options.threshold,
    watchSlidesProgress: true,
    // It is started by hand: whoever wants stillness never sees it move.
    autoplay: { enabled: false, delay: options.autoplayMs, disableOnInteraction: false },
    on: {
      afterInit: tell,
      transitionEnd: tell,
      resize: tell,
      touchStart: options.onTouch,
    },
  });
}
