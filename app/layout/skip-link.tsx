/** Put it inside a landmark, as accessibility checkers require of all content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#main"
      className="absolute start-0 -top-32 z-30 rounded-ee-m bg-brand px-6 py-4 text-m text-surface focus:top-0"
    >
      {children}
    </a>
  );
}
