import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { staysInPlace } from "#app/frame/route-announcer.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface ServiceTab {
  url: string;
  menuName: string;
}

interface ServiceTabsProps {
  tabs: ServiceTab[];
  current: string;
  onPick: (url: string) => void;
}

/**
 * Each tab has a URL and changes the whole page, so this is a navigation with aria-current instead of
 * ARIA tabs. The arrow keys, Home and End move the focus.
 */
export function ServiceTabs(props: ServiceTabsProps) {
  return (
    <nav aria-label="All services">
      <TabList {...props} linkClassName="border-line" />
    </nav>
  );
}

/** For phones. Choosing a service closes it and moves the focus to its summary. */
export function FoldedServiceTabs(props: ServiceTabsProps) {
  const { tabs, current, onPick } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const shown = useRef(current);
  const place = tabs.findIndex(({ url }) => url === current);

  useLayoutEffect(() => {
    if (shown.current !== current) close(fold.current);
    shown.current = current;
  }, [current]);

  return (
    <nav aria-label="All services">
      <details ref={fold} className="group/fold">
        <summary className="flex min-h-15 items-center justify-between gap-4 rounded-m border-[1.5px] border-evergreen bg-white px-5 py-3 leading-[1.35] font-semibold focus-visible:rounded-m">
          <span>
            <small className="block text-s font-normal text-ink-soft">
              Service {place + 1} of {tabs.length}
            </small>
            {tabs[place]?.menuName}
          </span>
          <Icon
            name="chevron-down"
            className="text-evergreen transition-transform group-open/fold:rotate-180"
          />
        </summary>
        <div className="mt-3 overflow-hidden rounded-m bg-white py-2 shadow-1">
          <TabList
            {...props}
            onPick={(url) => (url === current ? close(fold.current) : onPick(url))}
            linkClassName="min-h-12 border-transparent"
          />
        </div>
      </details>
    </nav>
  );
}

function close(fold: HTMLDetailsElement | null) {
  if (fold === null || !fold.open) return;
  if (fold.contains(document.activeElement))
    fold.querySelector("summary")?.focus({ preventScroll: true });
  fold.open = false;
}

function TabList({
  tabs,
  current,
  onPick,
  linkClassName,
}: ServiceTabsProps & { linkClassName: string }) {
  return (
    <ul>
      {tabs.map(({ url, menuName }) => (
        <li key={url}>
          <Link
            to={`/service/${url}`}
            preventScrollReset
            state={staysInPlace}
            aria-current={url === current ? "page" : undefined}
            onClick={() => onPick(url)}
            onKeyDown={moveFocus}
            className={`group/tab flex min-h-11 items-center justify-between gap-3 border-l-2 py-2 pr-4 pl-4.5 text-[1.0625rem] leading-[1.3] hover:bg-sage-100 focus-visible:-outline-offset-3 aria-[current=page]:rounded-r-field aria-[current=page]:border-terracotta aria-[current=page]:bg-sage-100 aria-[current=page]:font-semibold aria-[current=page]:text-evergreen ${linkClassName}`}
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

/** Keys that are missing here are left to the browser. */
const moves: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from + count - 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const move = moves[event.key];
  const list = event.currentTarget.closest("ul");
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (move === undefined || list === null || hasModifier) return;
  event.preventDefault();
  const links = [...list.querySelectorAll("a")];
  links[move(links.indexOf(event.currentTarget), links.length)]?.focus();
}
