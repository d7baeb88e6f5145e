import { ButtonLink } from "#app/ui/button.tsx";
import { LoopVideo } from "#app/ui/loop-video.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { widestAddress } from "#content/pictures/picture.ts";
import { BookButton, CallButton } from "./book-and-call.tsx";
import { ContactDetails } from "./contact-details.tsx";
import type { HeroBannerProps, HeroButton } from "./hero-props.ts";
import { HeroWithForm } from "./hero-with-form.tsx";

/** The picture covers its box (object-fit), so the height of the box can determine its width. */
const places = {
  arch: {
    outer: "desk:inset-y-0 desk:start-[calc(50%-2.5rem)] desk:end-0",
    inner: "desk:rounded-ss-[clamp(14rem,24vw,26rem)]",
    sizes: "(min-width: 62rem) max(53vw, 71rem), 160vw",
  },
  wall: {
    outer: "desk:inset-0",
    inner: "",
    sizes: "(min-width: 62rem) max(100vw, 71rem), 160vw",
  },
} as const;

/**
 * Phones show the text first, then the picture; the booking and call buttons are hidden there,
 * because the mobile action bar has them.
 */
export function HeroBanner({ form, ...props }: HeroBannerProps) {
  if (form) return <HeroWithForm {...props} form={form} />;
  const {
    heading,
    subHeading,
    paragraph,
    buttons = [],
    picture,
    clip,
    layout = "arch",
    above,
    hasContactDetails,
  } = props;
  const { outer, inner, sizes } = places[layout];
  return (
    <section className="relative overflow-hidden bg-sand desk:grid desk:min-h-160 desk:items-center">
      <div className="wrap relative z-1">
        <div className="py-8 desk:w-[calc(50%-1rem)] desk:py-12 desk:pe-12">
          {above && <div className="mb-5">{above}</div>}
          {subHeading && <p className="kicker mb-5">{subHeading}</p>}
          <h1 dir="auto" className="max-w-[8.2em] desk:text-[clamp(3rem,5vw,4.5rem)]">
            {heading}
          </h1>
          <p dir="auto" className="lead mt-5 desk:max-w-[38ch]">
            {paragraph}
          </p>
          {hasContactDetails && (
            <div className="mt-6 max-w-120">
              <ContactDetails />
            </div>
          )}
          {buttons.length > 0 && (
            <div className="mt-6 flex flex-wrap gap-3">
              {buttons.map((button, i) => (
                <HeroAction key={button.kind} button={button} isSecond={i > 0} />
              ))}
            </div>
          )}
        </div>
      </div>
      <div className={`mx-gutter desk:absolute desk:mx-0 ${outer}`}>
        <div
          className={`arch arch-sill mx-auto max-w-144 desk:aspect-auto desk:size-full desk:max-w-none desk:rounded-none ${inner}`}
        >
          {clip ? (
            <LoopVideo
              clip={clip.source}
              label={clip.label}
              poster={widestAddress(picture.source)}
              className="size-full"
            />
          ) : (
            <Picture
              source={picture.source}
              alt={picture.alt}
              sizes={sizes}
              isFirst
              className={`size-full object-cover ${picture.crop ?? ""}`}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function HeroAction({ button, isSecond }: { button: HeroButton; isSecond: boolean }) {
  if (button.kind === "book")
    return (
      <BookButton
        look={isSecond ? "bookLine" : "book"}
        className="max-desk:hidden"
        newTabNote={button.newTabNote}
        service={button.service}
      >
        {button.name}
      </BookButton>
    );
  if (button.kind === "call")
    return <CallButton look={isSecond ? "line" : "primary"} className="max-desk:hidden" />;
  return (
    <ButtonLink to={button.to} look="line">
      {button.name}
      {button.rest && <span className="sr-only"> {button.rest}</span>}
    </ButtonLink>
  );
}
