import { BookButton, CallButton } from "#app/layout/book-and-call.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import type { HeroBannerProps, HeroButton } from "./hero-props.ts";

/** The picture covers its box (object-fit), so the height of the box can determine its width. */
const layouts = {
  arch: {
    outerClass: "desk:inset-y-0 desk:start-[max(48%,50%-2.5rem)] desk:end-0",
    innerClass: "desk:rounded-ss-[clamp(14rem,24vw,26rem)]",
    sizes: "(min-width: 62rem) max(53vw, 71rem), 110vw",
  },
  wall: {
    outerClass: "desk:inset-0",
    innerClass: "",
    sizes: "(min-width: 62rem) max(100vw, 71rem), 110vw",
  },
} as const;

/**
 * Phones show the text first, then the picture; the booking and call buttons are hidden there,
 * because the mobile action bar has them.
 */
export function HeroBanner(props: HeroBannerProps) {
  const { heading, paragraph, buttons, action, isLow, picture, layout = "arch" } = props;
  const { aboveHeading, belowButtons, footer } = props;
  const { outerClass, innerClass, sizes } = layouts[layout];
  return (
    <section className="hero overflow-hidden bg-surface-muted">
      <div
        className={`relative desk:grid desk:items-center ${isLow ? "desk:min-h-[min(32rem,100svh-12rem)]" : "desk:min-h-[min(40rem,100svh-12rem)]"}`}
      >
        <div className="wrap relative z-1">
          <div className="pt-8 pb-5 low:py-4 tablet:pb-8 desk:w-[calc(50%-1rem)] desk:py-12 desk:pe-[min(3rem,3.2vw)]">
            {aboveHeading && <div className="mb-5">{aboveHeading}</div>}
            <h1
              dir="auto"
              className="max-w-[8.2em] desk:text-[clamp(min(3rem,6vw),min(5vw,9svh),4.5rem)]"
            >
              {heading}
            </h1>
            <p dir="auto" className="lead mt-5 whitespace-pre-line low:mt-3 desk:max-w-[38ch]">
              {paragraph}
            </p>
            {buttons.length > 0 && (
              <div className="mt-6 flex flex-wrap gap-3 low:mt-4">
                {buttons.map((button, i) => (
                  <HeroAction key={button.kind} button={button} isSecond={i > 0} />
                ))}
                {action}
              </div>
            )}
            {belowButtons}
          </div>
        </div>
        <div className={`mx-gutter desk:absolute desk:mx-0 ${outerClass}`}>
          <div
            className={`arch arch-sill mx-auto max-w-144 desk:aspect-auto desk:size-full desk:max-w-none desk:rounded-none ${innerClass}`}
          >
            <CoverPicture {...picture} sizes={sizes} isPriority />
          </div>
        </div>
      </div>
      {footer && <div className="border-line tablet:bg-surface desk:border-b">{footer}</div>}
    </section>
  );
}

function HeroAction({ button, isSecond }: { button: HeroButton; isSecond: boolean }) {
  if (button.kind === "book")
    return (
      <BookButton
        variant={isSecond ? "bookLine" : "book"}
        className="max-desk:hidden"
        newTabNote={button.newTabNote}
        service={button.service}
      >
        {button.name}
      </BookButton>
    );
  if (button.kind === "call")
    return <CallButton variant={isSecond ? "line" : "primary"} className="max-desk:hidden" />;
  return (
    <ButtonLink to={button.to} variant="line">
      {button.name}
      {button.hiddenText && <span className="sr-only"> {button.hiddenText}</span>}
    </ButtonLink>
  );
}
