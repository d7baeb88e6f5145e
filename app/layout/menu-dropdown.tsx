import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import type { OpenMenu } from "./use-open-menu.ts";

export const menuLinkClass =
  "current-line inline-flex min-h-12 items-center gap-[0.4em] rounded-full px-[clamp(0.6rem,1.1vw,1rem)] text-[1.0625rem] font-medium whitespace-nowrap hover:bg-brand-tint hover:text-brand focus-visible:rounded-full";

interface MenuDropdownProps {
  title: string;
  to?: string;
  isWide?: boolean;
  /** The value of aria-current. */
  current: "page" | true | undefined;
  menu: OpenMenu;
  children: ReactNode;
}

/**
 * Opens on hover and focus: by CSS before hydration, then by script, which updates aria-expanded,
 * gives the mouse time to reach the panel, closes on Escape, and on touch screens opens on the first
 * tap and follows the link on the second.
 */
export function MenuDropdown(props: MenuDropdownProps) {
  const { title, to, isWide = false, current, menu, children } = props;
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const isOpen = menu.title === title;
  const wasOpen = useRef(false);
  const wasPressed = useRef(false);
  const open = () => menu.open(title);
  const contains = (element: EventTarget | null) =>
    element instanceof Node && item.current?.contains(element) === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    if (item.current?.matches(":hover, :focus-within")) open();
  }, []);
  // A panel that CSS has opened does not close at hydration, so it keeps the focus.
  useLayoutEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    wasPressed.current &&= isOpen;
    if (!isClosing || panel.current?.contains(document.activeElement) !== true) return;
    item.current?.querySelector<HTMLElement>("[data-title]")?.focus();
  }, [isOpen]);

  /** The first press finds a menu that hover or focus has opened; the second closes it. */
  function toggle() {
    wasPressed.current = !wasPressed.current;
    if (wasPressed.current) open();
    else menu.dismiss();
  }

  const sharedProps = {
    "data-title": true,
    "aria-current": current,
    "aria-expanded": isOpen,
    "aria-controls": panelId,
    className: `${menuLinkClass} group-data-open/item:bg-brand-tint group-data-open/item:text-brand`,
  };
  const label = (
    <>
      {title}
      <Icon
        name="chevron-down"
        className="size-[1em] transition-transform group-data-open/item:rotate-180"
      />
    </>
  );
  const mouseOnly =
    (handler: () => void) =>
    ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && handler();
  return (
    <li
      ref={item}
      data-open={isOpen || undefined}
      data-hydrated={isHydrated || undefined}
      // The item reaches down to the wide panel, so that the mouse crosses no gap.
      className={`group/item ${isWide ? "flex items-center self-stretch" : "relative"}`}
      onPointerEnter={mouseOnly(() => menu.onMouseEnter(title))}
      onPointerMove={mouseOnly(() => menu.onMouseMove(title))}
      onPointerLeave={mouseOnly(() => !contains(document.activeElement) && menu.onMouseLeave())}
      onFocus={({ relatedTarget }) => !contains(relatedTarget) && open()}
      onBlur={({ relatedTarget }) => !contains(relatedTarget) && menu.close()}
    >
      {to === undefined ? (
        <button type="button" {...sharedProps} onClick={toggle}>
          {label}
        </button>
      ) : (
        <DoubleTapLink to={to} isOpen={isOpen} onFirstTap={open} {...sharedProps}>
          {label}
        </DoubleTapLink>
      )}
      <div
        ref={panel}
        id={panelId}
        className={`menu-panel absolute top-full z-10 bg-surface shadow-drop transition-opacity ${
          isWide
            ? "inset-x-0 rounded-b-l border-t border-line"
            : "left-0 rounded-m border border-line"
        }`}
      >
        {children}
      </div>
    </li>
  );
}

interface DoubleTapLinkProps {
  to: string;
  isOpen: boolean;
  onFirstTap: () => void;
  className: string;
  children: ReactNode;
}

function DoubleTapLink({ to, isOpen, onFirstTap, children, ...rest }: DoubleTapLinkProps) {
  const wasOpen = useRef(true);
  return (
    <Link
      {...rest}
      to={to}
      onPointerDown={(event) => {
        wasOpen.current = event.pointerType === "mouse" || isOpen;
      }}
      onClick={(event) => {
        if (wasOpen.current) return;
        event.preventDefault();
        onFirstTap();
        wasOpen.current = true;
      }}
    >
      {children}
    </Link>
  );
}
