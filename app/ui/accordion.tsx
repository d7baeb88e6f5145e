import { Icon } from "./icon.tsx";

/** Each item stays open: closing one above would move the tapped title out of the window. */
export function Accordion({ items }: { items: { title: string; content: string }[] }) {
  return (
    <div className="border-t border-line">
      {items.map(({ title, content }) => (
        <details key={title} className="group/item border-b border-line">
          <summary className="flex min-h-16 items-center justify-between gap-2 py-3 wrap-anywhere font-display text-[1.25rem] leading-[1.3] text-brand">
            {title}
            <Icon name="plus" className="transition-transform group-open/item:rotate-45" />
          </summary>
          <p className="pb-5 whitespace-pre-line">{content}</p>
        </details>
      ))}
    </div>
  );
}
