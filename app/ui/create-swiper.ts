import Swiper from "swiper";
import { Autoplay } from "swiper/modules";

interface CarouselEngineOptions {
  start: number;
  speed: number;
  threshold: number;
  autoplayMs: number;
  onShow: (slides: number[]) => void;
  onTouch: () => void;
}

/** The only module that imports Swiper, so that it loads lazily. */
export function createSwiper(rail: HTMLElement, options: CarouselEngineOptions): Swiper {
  const notifyShown = (swiper: Swiper) => {
    const shownSlides = swiper.slides
      .filter((slide) => slide.classList.contains("swiper-slide-visible"))
      .map((slide) => Number(slide.dataset.slide));
    options.onShow(shownSlides);
  };
  const swiper = new Swiper(rail, {
    modules: [Autoplay],
    slidesPerView: "auto",
    loop: true,
    loopPreventsSliding: false,
    initialSlide: options.start,
    speed: options.speed,
    threshold: options.threshold,
    watchSlidesProgress: true,
    // Swiper's own observer repositions a frame after a resize and loses a press in between.
    resizeObserver: false,
    updateOnWindowResize: false,
    // Autoplay starts separately, so that it never moves with reduced motion.
    autoplay: { enabled: false, delay: options.autoplayMs, disableOnInteraction: false },
    on: {
      afterInit: notifyShown,
      transitionEnd: notifyShown,
      touchStart: options.onTouch,
    },
  });
  const resizeObserver = new ResizeObserver(() => {
    swiper.update();
    notifyShown(swiper);
  });
  resizeObserver.observe(rail);
  swiper.on("destroy", () => resizeObserver.disconnect());
  return swiper;
}
