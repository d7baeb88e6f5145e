import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { keepsFocus } from "#app/layout/route-announcer.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface ServiceTab {
  url: string;
  menuName: string;
}

interface ServiceTabsProps {
  tabs: ServiceTab[];
  current: string;
  onSelect: (url: string) => void;
}

/**
 * Each tab has a URL and changes the whole page, so this is a navigation with aria-current instead of
 * ARIA tabs. The arrow keys, Home and End move the focus.
 */
export function ServiceTabs(props: ServiceTabsProps) {
  return (
    <nav aria-label="All services">
      <TabList {...props} linkClassName="min-h-11 border-line py-1" />
    </nav>
  );
}

/** For phones. Choosing a service closes it and moves the focus to its summary. */
export function CollapsibleServiceTabs(props: ServiceTabsProps) {
  const { tabs, current, onSelect } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const previousUrl = useRef(current);

  useLayoutEffect(() => {
    if (previousUrl.current !== current) closeDetails(details.current);
    previousUrl.current = current;
  }, [current]);

  return (
    <nav aria-label="All services">
      <details ref={details} className="group/fold">
        <summary className="flex min-h-13 flex-wrap items-center justify-between gap-4 rounded-m border-[1.5px] border-brand bg-surface-raised px-5 py-2 leading-[1.35] font-semibold focus-visible:rounded-m">
          <span className="flex-1 basis-24">
            {tabs.find(({ url }) => url === current)?.menuName}
          </span>
          <span className="inline-flex items-center gap-2 text-s font-normal text-muted">
            Other services
            <Icon
              name="chevron-down"
              className="text-brand transition-transform group-open/fold:rotate-180"
            />
          </span>
        </summary>
        <div className="mt-3 overflow-hidden rounded-m bg-surface-raised py-2 shadow-1">
          <TabList
            {...props}
            onSelect={(url) => (url === current ? closeDetails(details.current) : onSelect(url))}
            linkClassName="min-h-12 border-transparent py-2"
          />
        </div>
      </details>
    </nav>
  );
}

function closeDetails(details: HTMLDetailsElement | null) {
  if (details === null || !details.open) return;
  if (details.contains(document.activeElement))
    details.querySelector("summary")?.focus({ preventScroll: true });
  details.open = false;
}

function TabList({
  tabs,
  current,
  onSelect,
  linkClassName,
}: ServiceTabsProps & { linkClassName: string }) {
  return (
    <ul>
      {tabs.map(({ url, menuName }) => (
        <li key={url}>
          <Link
            to={`/service/${url}`}
            preventScrollReset
            state={keepsFocus}
            aria-current={url === current ? "page" : undefined}
            onClick={() => onSelect(url)}
            onKeyDown={moveFocus}
            className={`group/tab flex items-center justify-between gap-3 border-l-2 pr-4 pl-4.5 text-[1.0625rem] leading-[1.3] hover:bg-brand-tint focus-visible:-outline-offset-3 aria-[current=page]:rounded-r-field aria-[current=page]:border-accent aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand ${linkClassName}`}
          >
            {menuName}
            <Icon
              name="arrow-right"
              className="opacity-0 group-aria-[current=page]/tab:opacity-100"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const focusMoves: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from + count - 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const moveIndex = focusMoves[event.key];
  const list = event.currentTarget.closest("ul");
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (moveIndex === undefined || list === null || hasModifier) return;
  event.preventDefault();
  const links = [...list.querySelectorAll("a")];
  links[moveIndex(links.indexOf(event.currentTarget), links.length)]?.focus();
}
