import { BookButton, MessageButton } from "#app/layout/book-and-call.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ServiceCardData } from "./service-card.tsx";

interface AboutServiceProps {
  url: string;
  heading: string;
  paragraph: string;
  bullets: { title?: string; items: string[] };
  picture: ServiceCardData["picture"];
  /** The reason why it cannot be booked. */
  notOffered: string | undefined;
  isWide?: boolean;
}

export function AboutService(props: AboutServiceProps) {
  const { url, heading, paragraph, bullets, picture, notOffered, isWide = false } = props;
  return (
    <section
      className={`grid grid-cols-[min(11rem,20vw,36%)_minmax(0,1fr)] gap-x-5 tablet:gap-x-8 print:block ${isWide ? "wide:col-span-2" : ""}`}
    >
      <div className="arch self-start">
        <CoverPicture {...picture} sizes="(min-width: 48rem) 20rem, 12rem" />
      </div>
      <details className="fold group/item">
        <summary className="flex min-h-[26.7vw] items-center justify-between gap-2">
          <h3 className="text-ds">{heading}</h3>
          <Icon name="plus" className="text-brand transition-transform group-open/item:rotate-45" />
        </summary>
        <h3 data-heading className="mb-1">
          {heading}
        </h3>
        <div
          className={`mt-4 grid gap-5 max-tablet:ms-[calc(-20vw-1.25rem)] ${isWide ? "wide:grid-cols-2 wide:gap-x-8" : ""}`}
        >
          <p>
            {notOffered && <b>{notOffered}. </b>}
            {paragraph}
          </p>
          <div className={isWide ? "wide:row-span-2" : undefined}>
            {bullets.title && <p className="mb-3 font-semibold">{bullets.title}</p>}
            <ul className="ticks">
              {bullets.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 self-start">
            {notOffered ? (
              <MessageButton size="small" />
            ) : (
              <BookButton
                variant="bookLine"
                size="small"
                service={url}
                newTabNote={`for ${heading} (opens in a new tab)`}
              >
                Book Appointment
              </BookButton>
            )}
            <ArrowLink to={`/service/${url}`} hiddenText={`about ${heading}`}>
              Read more
            </ArrowLink>
          </div>
        </div>
      </details>
    </section>
  );
}
