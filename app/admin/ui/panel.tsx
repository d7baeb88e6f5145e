import { type ReactNode, useId } from "react";

/** A section of an editor, or of what is beside one. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-m border border-line bg-surface-raised p-5"
    >
      <h2 id={id} className="text-[1.25rem] leading-tight tracking-normal">
        {heading}
      </h2>
      {children}
    </section>
  );
}
