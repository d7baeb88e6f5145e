import type { ReactNode } from "react";
import { BookButton, CallButton } from "#app/sections/contact/book-and-call.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useOpenState } from "./open-status.tsx";

interface MobileActionBarProps {
  label: string;
  bookLabel: string;
  newTabNote?: string;
  children: ReactNode;
}

export function MobileActionBar({ label, bookLabel, newTabNote, children }: MobileActionBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_1.35fr] gap-2.5 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar desk:hidden print:hidden"
    >
      {children}
      <BookButton className="px-4!" newTabNote={newTabNote}>
        {bookLabel}
      </BookButton>
    </nav>
  );
}

/** Offers a message instead of a call while nobody answers the phone. */
export function SiteActionBar() {
  const isClosed = useOpenState()?.isOpen === false;
  return (
    <MobileActionBar label={isClosed ? "Message or book" : "Call or book"} bookLabel="Book">
      {isClosed ? (
        <ButtonLink to="/contact" variant="line" className="px-4!">
          Message
        </ButtonLink>
      ) : (
        <CallButton className="px-4!">Call</CallButton>
      )}
    </MobileActionBar>
  );
}
