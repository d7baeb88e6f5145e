import type { ShortcutGroup } from "./keyboard-shortcuts.ts";

export function ShortcutList({ groups }: { groups: ShortcutGroup[] }) {
  return groups.map(({ title, shortcuts }) => (
    <section key={title} aria-label={title} className="mt-5 first:mt-0">
      <h3 className="mb-2 font-text text-base font-semibold tracking-normal">{title}</h3>
      <dl className="grid gap-y-2">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-3">
            <dt className="flex flex-wrap items-start gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[6px] border border-field bg-surface-raised px-2 text-[0.875rem]"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
