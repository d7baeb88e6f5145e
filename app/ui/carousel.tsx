import { type ReactNode, useId } from "react";
import { RoundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { arrowLeft } from "./page-icon-paths.json";
import { type CarouselOptions, useCarousel } from "./use-carousel.ts";

interface CarouselProps extends Pick<CarouselOptions, "autoplayMs"> {
  label: string;
  header?: ReactNode;
  footer?: ReactNode;
  /** Width and gap as classes, so that they apply before and without JavaScript. */
  slideClassName: string;
  railClassName: string;
  slides: { key: string; content: ReactNode }[];
  /** Swiper cannot loop so few slides: they are doubled. */
  maxDoubled?: number;
  hasDots?: boolean;
}

export function Carousel({
  label,
  header,
  footer,
  slideClassName,
  railClassName,
  slides,
  maxDoubled = 0,
  hasDots = false,
  autoplayMs,
}: CarouselProps) {
  const railId = useId();
  const count = slides.length;
  const shownSlides = count <= maxDoubled ? [...slides, ...slides] : slides;
  const carousel = useCarousel({ autoplayMs, count });
  const controls = shownSlides.length > 1 && (
    <CarouselControls
      label={label}
      railId={railId}
      count={count}
      hasDots={hasDots}
      carousel={carousel}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role of its own.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={hasDots ? "min-w-0" : "carousel min-w-0"}
      onKeyDown={carousel.onKeyDown}
      {...carousel.pauseHandlers}
    >
      {!hasDots && (
        <div className="mb-4 tablet:mb-6 grid grid-cols-[1fr_auto] items-center gap-4 desk:mb-16 desk:items-end">
          {header}
          {controls}
        </div>
      )}
      <div
        ref={carousel.rail}
        // After Play, the pointer comes from its button, within the group.
        onPointerEnter={carousel.pauseHandlers.onPointerEnter}
        id={railId}
        data-ready={carousel.isReady || undefined}
        // Until hydration the keyboard scrolls slides that have no links. Removing the tabindex
        // afterwards would drop the focus, so it becomes -1.
        tabIndex={hasDots ? (carousel.isReady ? -1 : 0) : undefined}
        className={`rail ${railClassName}`}
      >
        <ul className="swiper-wrapper">
          {shownSlides.map(({ key, content }, i) => (
            <li
              key={i < count ? key : `${key}-again`}
              data-slide={i}
              // The second half of a doubled list repeats the first.
              aria-hidden={i >= count ? true : undefined}
              inert={i >= count}
              className={`swiper-slide ${slideClassName}`}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {hasDots && <div className="mt-4">{controls}</div>}
      {footer}
    </div>
  );
}

interface CarouselControlsProps {
  label: string;
  railId: string;
  count: number;
  hasDots: boolean;
  carousel: ReturnType<typeof useCarousel>;
}

function CarouselControls({ label, railId, count, hasDots, carousel }: CarouselControlsProps) {
  const { first, last } = carousel.shown;
  return (
    <div
      className={`flex flex-wrap items-center gap-2 noscript:hidden ${carousel.isReady ? "" : "invisible"}`}
    >
      {hasDots ? (
        <Dots count={count} current={first} onSelect={carousel.goTo} />
      ) : (
        <p
          aria-live={carousel.isUserControlled ? "polite" : "off"}
          className="mr-2 text-s text-muted tabular max-tablet:sr-only"
        >
          <b className="font-semibold text-foreground">
            {first + 1}
            {last > first && `–${last + 1}`}
          </b>{" "}
          of {count}
        </p>
      )}
      {carousel.allowsMotion && (
        <RoundButton
          label={carousel.isPaused ? `Play: ${label}` : `Pause: ${label}`}
          className="border-transparent!"
          onClick={carousel.togglePause}
        >
          <Icon name={carousel.isPaused ? "play" : "pause"} />
        </RoundButton>
      )}
      <RoundButton label={`Previous: ${label}`} aria-controls={railId} onClick={carousel.previous}>
        <Icon path={arrowLeft} />
      </RoundButton>
      <RoundButton label={`Next: ${label}`} aria-controls={railId} onClick={carousel.next}>
        <Icon name="arrow-right" />
      </RoundButton>
    </div>
  );
}

interface DotsProps {
  count: number;
  current: number;
  onSelect: (slide: number) => void;
}

function Dots({ count, current, onSelect }: DotsProps) {
  return (
    <span className="mr-auto -ml-3 flex">
      {Array.from({ length: count }, (_, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number.
          key={i}
          type="button"
          aria-label={`${i + 1} of ${count}`}
          aria-current={i === current || undefined}
          onClick={() => onSelect(i)}
          className="group/dot grid h-11 w-8 place-items-center"
        >
          <span className="h-3.5 w-2.5 rounded-t-[6px] rounded-b-[1px] border-[1.5px] border-brand group-aria-current/dot:bg-brand" />
        </button>
      ))}
    </span>
  );
}
