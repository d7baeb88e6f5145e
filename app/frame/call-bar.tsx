import { BookButton, CallButton } from "#app/sections/book-and-call.tsx";

interface CallBarProps {
  label?: string;
  call?: string;
  book?: string;
  newTabNote?: string;
}

export function CallBar({
  label = "Call or book",
  call = "Call",
  book = "Book",
  newTabNote,
}: CallBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_1.35fr] gap-2.5 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar desk:hidden print:hidden"
    >
      <CallButton className="px-4!">{call}</CallButton>
      <BookButton className="px-4!" newTabNote={newTabNote}>
        {book}
      </BookButton>
    </nav>
  );
}
