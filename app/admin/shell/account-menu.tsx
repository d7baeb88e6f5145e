import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useLogout } from "#app/admin/auth/use-logout.ts";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { getInitials } from "#app/ui/initials.ts";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { mayAccess, roleLabels, type StaffArea } from "#domain/staff/roles.ts";

const accountLinks: { to: string; icon: IconName; text: string; area: StaffArea }[] = [
  { to: "/admin/account", icon: "person", text: "Your account", area: "everyone" },
  { to: "/admin/account/staff", icon: "people", text: "Staff accounts", area: "owners" },
  { to: "/admin/account/images", icon: "image", text: "Images", area: "images" },
  { to: "/admin/account/log", icon: "clock", text: "Activity log", area: "owners" },
];

const itemStyle =
  "flex min-h-11 w-full items-center gap-3 rounded-[12px] px-3 text-left font-medium hover:bg-brand-tint focus-visible:-outline-offset-3 disabled:cursor-progress [&_svg]:text-brand";

/** The menu follows the ARIA pattern: arrows, Home, End and letters move, Escape closes. */
export function AccountMenu() {
  const { name, email, role } = useSignedInUser();
  const { isOpen, setIsOpen, box, button, menu, onKeyDown } = useMenu();
  const menuId = useId();
  const { logOut, isLeaving, hasFailed } = useLogout();
  const isHydrated = useIsHydrated();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the menu and its button.
    <div ref={box} className="relative min-w-0" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        disabled={!isHydrated}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-[12px] pl-1 font-semibold whitespace-nowrap text-surface"
      >
        <span
          aria-hidden="true"
          className="grid h-9 w-7 place-items-center rounded-t-full rounded-b-[6px] bg-brand-tint-strong pt-0.5 text-xs font-semibold text-brand"
        >
          {getInitials(name)}
        </span>
        <span className="max-w-48 truncate max-desk:sr-only">{name}</span>
        <Icon name="chevron-down" className="size-4! opacity-80" />
      </button>
      {isOpen && (
        <div className="absolute top-[calc(100%+0.95rem)] right-0 z-40 w-68 rounded-m bg-surface-raised p-2 text-foreground shadow-2">
          <p className="px-3 pt-2 pb-2.5 leading-snug">
            <b className="block font-display text-[1.1875rem] font-normal text-brand">{name}</b>
            <span className="text-[0.875rem] text-muted [overflow-wrap:anywhere]">
              {roleLabels[role]}, {email}
            </span>
          </p>
          <div ref={menu} id={menuId} role="menu" aria-label={name}>
            {accountLinks
              .filter(({ area }) => mayAccess(role, area))
              .map(({ to, icon, text }) => (
                <MenuItem key={to} to={to} icon={icon}>
                  {text}
                </MenuItem>
              ))}
            <Separator />
            <MenuItem to="/admin/help" icon="help">
              Help
            </MenuItem>
            <a href="/" role="menuitem" tabIndex={-1} className={itemStyle}>
              <Icon name="arrow-up-right" />
              View site
            </a>
            <Separator />
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={isLeaving}
              onClick={logOut}
              className={itemStyle}
            >
              <Icon name="logout" />
              Logout
            </button>
          </div>
          {hasFailed && (
            <p role="alert" className="px-3 py-2 text-s text-danger">
              You are still signed in. Please try again.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function MenuItem({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={itemStyle}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}

function Separator() {
  return <hr className="mx-3 my-1.5 border-line" />;
}

function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setIsOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    listItems(menu.current)[0]?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setIsOpen(false);
    };
    const controller = new AbortController();
    for (const name of ["pointerdown", "focusin"])
      document.addEventListener(name, closeOutside, { signal: controller.signal });
    return () => controller.abort();
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      return setIsOpen(true);
    }
    if (event.key === "Escape") {
      setIsOpen(false);
      button.current?.focus();
    } else if (event.key === "Tab") setIsOpen(false);
    else {
      const target = findTarget(listItems(menu.current), event.key);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    }
  }
  return { isOpen, setIsOpen, box, button, menu, onKeyDown };
}

function listItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

function findTarget(items: HTMLElement[], key: string): HTMLElement | undefined {
  const index = items.indexOf(document.activeElement as HTMLElement);
  if (key === "ArrowDown") return items[(index + 1) % items.length];
  if (key === "ArrowUp") return items.at(index - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const startsWithKey = (item: HTMLElement) =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(index + 1), ...items.slice(0, index + 1)].find(startsWithKey);
}
