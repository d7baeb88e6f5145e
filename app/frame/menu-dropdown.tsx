import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

/** It is the title that moves when the header sticks: a moved list would hold the wide panel. */
export const menuLinkStyle =
  "inline-flex min-h-12 items-center gap-[0.35em] rounded-full px-[clamp(0.6rem,1.1vw,1rem)] text-[1.0625rem] font-medium whitespace-nowrap hover:bg-sage-100 hover:text-evergreen focus-visible:rounded-full";

interface MenuDropdownProps {
  title: string;
  /** Only some titles have a page. */
  to?: string;
  /** As wide as the page, instead of below its title. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Opens on hover and on focus, by CSS alone. The script tells screen readers, lets Escape close it
 * (focus goes to the title), and makes a finger's first tap open it and its second follow it.
 */
export function MenuDropdown({ title, to, isWide = false, children }: MenuDropdownProps) {
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => {
    setIsOpen(false);
    setIsDismissed(true);
  }, [location.key]);

  const open = () => {
    setIsOpen(true);
    setIsDismissed(false);
  };
  const hasFocus = () => item.current?.contains(document.activeElement) === true;
  /** What Escape has closed stays closed until pointer and focus have both been elsewhere. */
  const leave = () => {
    setIsOpen(hasFocus() && !isDismissed);
    if (!hasFocus()) setIsDismissed(false);
  };
  const dismiss = () => {
    item.current?.querySelector<HTMLElement>("[data-title]")?.focus();
    setIsOpen(false);
    setIsDismissed(true);
  };

  const shared = {
    "data-title": true,
    "aria-expanded": isOpen,
    "aria-controls": panelId,
    className: `${menuLinkStyle} group-data-open/item:bg-sage-100 group-data-open/item:text-evergreen`,
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
  return (
    <li
      ref={item}
      data-open={isOpen || undefined}
      data-dismissed={isDismissed || undefined}
      className={`group/item ${isWide ? "" : "relative"}`}
      onPointerEnter={(event) => event.pointerType === "mouse" && open()}
      onPointerLeave={(event: PointerEvent) => event.pointerType === "mouse" && leave()}
      onFocus={(event) => {
        if (!item.current?.contains(event.relatedTarget)) open();
      }}
      onBlur={(event) => {
        if (item.current?.contains(event.relatedTarget)) return;
        setIsOpen(false);
        setIsDismissed(false);
      }}
      onKeyDown={(event) => event.key === "Escape" && isOpen && dismiss()}
    >
      {to === undefined ? (
        <button type="button" {...shared} onClick={() => (isOpen ? undefined : open())}>
          {label}
        </button>
      ) : (
        <TappedTwiceLink to={to} isOpen={isOpen} onFirstTap={open} {...shared}>
          {label}
        </TappedTwiceLink>
      )}
      <div
        id={panelId}
        className={`invisible absolute top-full z-10 bg-paper opacity-0 shadow-drop transition-opacity group-focus-within/item:visible group-focus-within/item:opacity-100 group-hover/item:visible group-hover/item:opacity-100 group-data-dismissed/item:invisible group-data-dismissed/item:opacity-0 ${
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

interface TappedTwiceLinkProps {
  to: string;
  isOpen: boolean;
  onFirstTap: () => void;
  className: string;
  children: ReactNode;
}

/** A finger has no hover: its first tap opens, and only the second goes to the page. */
function TappedTwiceLink({ to, isOpen, onFirstTap, children, ...rest }: TappedTwiceLinkProps) {
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
