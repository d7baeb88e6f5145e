import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

interface Options {
  /** The number of the slide that it begins with. */
  start: number;
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
  const swiper = new Swiper(rail, {
    modules: [Autoplay],
    slidesPerView: "auto",
    loop: true,
    initialSlide: options.start,
    speed: options.speed,
    threshold: options.threshold,
    watchSlidesProgress: true,
    // Its own way puts the slide back a frame after a change of size, so a press in between is lost.
    resizeObserver: false,
    updateOnWindowResize: false,
    // It is started by hand: whoever wants stillness never sees it move.
    autoplay: { enabled: false, delay: options.autoplayMs, disableOnInteraction: false },
    on: {
      afterInit: tell,
      transitionEnd: tell,
      touchStart: options.onTouch,
    },
  });
  const size = new ResizeObserver(() => {
    swiper.update();
    tell(swiper);
  });
  size.observe(rail);
  swiper.on("destroy", () => size.disconnect());
  return swiper;
}
