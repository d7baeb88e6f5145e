import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FoldProps {
  title: string;
  level?: 2 | 3;
  headingClassName?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Phones fold it; wider screens and paper show all of it (`fold` in sections.css). */
export function Fold(props: FoldProps) {
  const { title, level = 2, headingClassName = "", isOpen = false, children } = props;
  const Heading = `h${level}` as const;
  return (
    <details open={isOpen} className="fold group/item">
      <summary className="flex min-h-15 items-center justify-between gap-4">
        <Heading className={level === 2 ? "text-dm" : "text-ds"}>{title}</Heading>
        <Icon
          name="plus"
          className="shrink-0 text-brand transition-transform group-open/item:rotate-45"
        />
      </summary>
      <Heading data-heading className={headingClassName}>
        {title}
      </Heading>
      {children}
    </details>
  );
}
