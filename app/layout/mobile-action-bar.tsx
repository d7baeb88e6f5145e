import type { ReactNode } from "react";
import { BookButton, CallButton } from "#app/sections/contact/book-and-call.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useOpenState } from "./open-status.tsx";
import { useBookedService } from "./use-booked-service.ts";

/** The letters that the button of a narrow phone has room for. */
const maxLabelLength = 18;

interface MobileActionBarProps {
  label: string;
  bookLabel: ReactNode;
  service?: string | undefined;
  newTabNote?: string;
  children: ReactNode;
}

export function MobileActionBar({
  label,
  bookLabel,
  service,
  newTabNote,
  children,
}: MobileActionBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_1.6fr] gap-2.5 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar desk:hidden print:hidden"
    >
      {children}
      <BookButton className="px-3!" newTabNote={newTabNote} service={service}>
        {bookLabel}
      </BookButton>
    </nav>
  );
}

/** Offers a message instead of a call while nobody answers the phone. */
export function SiteActionBar() {
  const isClosed = useOpenState()?.isOpen === false;
  const service = useBookedService();
  return (
    <MobileActionBar
      label={isClosed ? "Message or book" : "Call or book"}
      bookLabel={<BookLabel bookName={service?.bookName} />}
      service={service?.url}
    >
      {isClosed ? (
        <ButtonLink
          to={service ? `/contact?about=${service.url}` : "/contact"}
          variant="line"
          className="px-4!"
        >
          Message
        </ButtonLink>
      ) : (
        <CallButton className="px-4!">Call</CallButton>
      )}
    </MobileActionBar>
  );
}

function BookLabel({ bookName = "" }: { bookName?: string | undefined }) {
  const label = `Book ${bookName}`;
  if (bookName === "" || label.length <= maxLabelLength) return label.trim();
  return (
    <span>
      Book <span className="sr-only">{bookName}</span>
    </span>
  );
}
