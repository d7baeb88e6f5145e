import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { BookButton, CallButton, MessageButton } from "./book-and-call.tsx";
import { useOpenState } from "./open-status.tsx";
import { useRouteData } from "./use-route-data.ts";

/** The letters that the button of a narrow phone has room for. */
const maxLabelLength = 18;

export function MobileActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 grid *:px-1! *:text-[min(1.0625rem,5.4vw)]! *:last:min-w-[calc(61vw-1.6rem)] grid-cols-[1fr_auto] gap-2.5 text-center border-t border-line bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar desk:hidden print:hidden"
    >
      {children}
    </nav>
  );
}

/** Offers a message instead of a call while nobody answers the phone. */
export function SiteActionBar() {
  const isClosed = !useOpenState().isOpen;
  const service = useRouteData("pages/service")?.booked;
  // There Book would lead to itself.
  if (useLocation().pathname === "/book")
    return (
      <MobileActionBar label="Call or message">
        <CallButton>Call</CallButton>
        <MessageButton variant="primary" />
      </MobileActionBar>
    );
  return (
    <MobileActionBar label={isClosed ? "Message or book" : "Call or book"}>
      {isClosed ? <MessageButton>Message</MessageButton> : <CallButton>Call</CallButton>}
      <BookButton service={service?.url}>
        <BookLabel bookName={service?.bookName} />
      </BookButton>
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
