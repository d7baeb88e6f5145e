import { type ReactNode, type Ref, useId } from "react";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";

interface CardProps {
  heading: string;
  failure?: string | undefined;
  className?: string;
  /** Lets the card take the focus when the focused element disappears. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function Card({ heading, failure, className = "", ref, children }: CardProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      className={`grid content-start gap-5 rounded-l border border-line bg-surface-raised p-[clamp(1.25rem,3vw,1.75rem)] ${className}`}
    >
      <h2 id={id} className="text-dm">
        {heading}
      </h2>
      <ErrorCallout failure={failure} />
      {children}
    </section>
  );
}
