import { BookButton, CallButton } from "#app/sections/contact/book-and-call.tsx";

interface MobileActionBarProps {
  label?: string;
  callLabel?: string;
  bookLabel?: string;
  newTabNote?: string;
}

export function MobileActionBar({
  label = "Call or book",
  callLabel = "Call",
  bookLabel = "Book",
  newTabNote,
}: MobileActionBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_1.35fr] gap-2.5 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar desk:hidden print:hidden"
    >
      <CallButton className="px-4!">{callLabel}</CallButton>
      <BookButton className="px-4!" newTabNote={newTabNote}>
        {bookLabel}
      </BookButton>
    </nav>
  );
}
