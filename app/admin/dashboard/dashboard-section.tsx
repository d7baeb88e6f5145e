import { type ReactNode, useId } from "react";

export function DashboardSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-ds">
        {heading}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface-raised">
        {children}
      </ul>
    </section>
  );
}

export const rowTitleStyle =
  "font-display text-[1.1875rem] leading-tight text-brand [overflow-wrap:anywhere] hover:underline";
