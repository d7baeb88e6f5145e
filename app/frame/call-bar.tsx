import { BookButton, CallButton } from "#app/sections/book-and-call.tsx";

/** Call and Book within the thumb's reach. */
export function CallBar() {
  return (
    <nav
      aria-label="Call or book"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_1.35fr] gap-2.5 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-bar desk:hidden"
    >
      <CallButton className="px-4!">Call</CallButton>
      <BookButton className="px-4!">Book</BookButton>
    </nav>
  );
}
