import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { bookingUrl } from "#content/external-sites.ts";
import { bookingInvitation } from "#content/navigation.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { useClinic } from "./use-clinic.ts";

const copyCount = 8;

/**
 * Shows the text whole, wrapped if needed, when motion is paused or reduced. The pause control is a
 * checkbox, so it works without JavaScript.
 */
export function ScrollingBanner() {
  const id = useId();
  return (
    <section
      aria-label="Announcement"
      className="group/banner flex items-center bg-brand-tint-strong text-s font-medium text-brand"
    >
      <div className="relative flex min-w-0 flex-1 overflow-hidden whitespace-nowrap">
        <div className="marquee flex w-max shrink-0 group-hover/banner:[animation-play-state:paused] group-has-checked/banner:[animation-play-state:paused] motion-reduce:shrink motion-reduce:whitespace-normal group-has-[a:focus-visible]/banner:shrink group-has-[a:focus-visible]/banner:animate-none group-has-[a:focus-visible]/banner:whitespace-normal">
          <Invitation />
          {Array.from({ length: copyCount - 1 }, (_, i) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the copies are identical.
              key={i}
              aria-hidden="true"
              className="motion-reduce:hidden group-has-[a:focus-visible]/banner:hidden"
            >
              <Invitation isCopy />
            </div>
          ))}
        </div>
      </div>
      <label
        htmlFor={id}
        className="focus-frame -outline-offset-4 relative grid h-9 w-11 flex-none place-items-center rounded-full motion-reduce:hidden"
      >
        <input id={id} type="checkbox" className="peer sr-only" />
        <span className="sr-only">Pause the announcement</span>
        <Icon name="pause" className="peer-checked:hidden" />
        <Icon name="play" className="hidden peer-checked:block" />
      </label>
    </section>
  );
}

/** Copies are decorative, so their links become plain text. */
function Invitation({ isCopy = false }: { isCopy?: boolean }) {
  const { phone, bookingUrl: bookingTemplate } = useClinic();
  const linkClass = "font-semibold underline";
  return (
    <p className="relative max-w-none py-1.5 pl-[calc(var(--spacing-gutter)+2rem)] motion-reduce:pr-gutter group-has-[a:focus-visible]/banner:pr-gutter">
      <svg
        viewBox="0 0 12 16"
        height="16"
        aria-hidden="true"
        className="absolute top-2.5 left-gutter h-[0.95em] w-[0.7em] text-accent"
      >
        <path d="M1 15V6a5 5 0 0 1 10 0v9z" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {isCopy ? (
        <span className={linkClass}>{bookingInvitation}</span>
      ) : (
        <a
          href={bookingUrl({}, bookingTemplate)}
          target="_blank"
          rel="noopener"
          className={linkClass}
        >
          {bookingInvitation}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      ,{" "}
      <span className="whitespace-nowrap">
        or call{" "}
        {isCopy ? (
          <span className={linkClass}>{phone}</span>
        ) : (
          <a href={getPhoneLink(phone)} className={linkClass}>
            {phone}
          </a>
        )}
      </span>
    </p>
  );
}
