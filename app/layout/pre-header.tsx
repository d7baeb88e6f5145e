import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { BookButton } from "./book-and-call.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { OpenStatus, useOpenState } from "./open-status.tsx";
import { SkipLink } from "./skip-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useClinic } from "./use-clinic.ts";

const { address } = clinic;

export function PreHeader() {
  const { phone, hoursLines, specialDayLines } = useClinic();
  const [mainHours, ...otherHours] = hoursLines;
  const isLong = otherHours.length > 1 || !!mainHours?.note;
  const openState = useOpenState();
  return (
    <section
      aria-label="Address, hours and booking"
      className="@container on-dark bg-brand-deep text-s leading-[1.35] text-on-brand"
    >
      <SkipLink>Skip to the main content</SkipLink>
      <details className="group @desk:hidden">
        <summary className="flex min-h-11 items-center gap-2.5 px-gutter">
          <OpenStatus {...openState} />
          <span className="wrap-anywhere">{openState.detail}</span>
          <span className="sr-only">Address and hours</span>
          <Icon
            name="chevron-down"
            className="ml-auto transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 px-gutter pt-1 pb-5">
          <span>
            <span translate="no">
              {address.street}, {address.city}
            </span>
            <Link to="/contact#find-us" className="flex min-h-11 w-fit items-center underline">
              Map and directions
            </Link>
          </span>
          {hoursLines.map(({ text, note }) => (
            <span key={text}>{joinParts(text, note)}</span>
          ))}
          {specialDayLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <LanguageLinks className="gap-x-6" linkClassName="underline" />
          <SocialLinks className="-ml-3" />
          <BookButton variant="lineOnDark" size="small" className="justify-self-start" />
        </div>
      </details>
      <div className="info-bar wrap min-h-11.5">
        <div>
          <Link to="/contact" translate="no" className="inline-flex min-h-11 items-center gap-2">
            <Icon name="pin" />
            {address.street}, {address.city}
          </Link>
          <SocialLinks className="gap-0 [&_a]:w-6.5" />
          <a href={getPhoneLink(phone)} className="inline-flex min-h-11 items-center gap-2">
            <Icon name="phone" />
            {phone}
          </a>
          <BookButton
            variant="lineOnDark"
            size="small"
            className="relative min-h-8.5! px-4! py-1! text-[0.875rem]! after:absolute after:-inset-y-1.5 after:inset-x-0 hover:border-accent hover:bg-accent"
          />
        </div>
        <div>
          <div className={isLong ? "flex flex-1 flex-wrap items-center gap-x-4" : "contents"}>
            <span className="inline-flex items-center gap-2">
              <OpenStatus {...openState} />
              {mainHours &&
                joinParts(isLong ? mainHours.shortText : mainHours.text, mainHours.note)}
            </span>
            {otherHours.map(({ shortText, note }) => (
              <span key={shortText}>{joinParts(shortText, note)}</span>
            ))}
          </div>
          {/* Wide screens have room for them in the header below. */}
          <LanguageLinks className="gap-x-4 @wide:hidden" linkClassName="hover:underline" />
        </div>
      </div>
    </section>
  );
}

function joinParts(hours: string, note: string): string {
  return note === "" ? hours : `${hours}, ${note}`;
}
