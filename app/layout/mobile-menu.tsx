import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { RoundButton } from "#app/ui/button.tsx";
import {
  closeFullscreenDialog,
  openFullscreenDialog,
  prepareFullscreenDialog,
} from "#app/ui/fullscreen-dialog.ts";
import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";
import { aboutLinks, type NavigationLink, resourceLinks } from "#content/navigation.ts";
import { CallIconLink } from "./call-icon-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { SiteActionBar } from "./mobile-action-bar.tsx";
import { useClinic } from "./use-clinic.ts";
import { useCurrentPage } from "./use-current-page.ts";

const { address } = clinic;
const dialogId = "mobile-menu";

/** Without JavaScript the browser itself runs the command. */
export function MobileMenuButton() {
  return (
    <RoundButton
      label="Open the menu"
      className="border-line! @desk:hidden"
      aria-haspopup="dialog"
      {...{ commandfor: dialogId, command: "show-modal" }}
      onClick={(event) => {
        event.preventDefault();
        const dialog = document.getElementById(dialogId);
        if (dialog instanceof HTMLDialogElement) openFullscreenDialog(dialog);
      }}
    >
      <Icon name="menu" />
    </RoundButton>
  );
}

/** Rendered beside the header and the page, because those become inert while it is open. */
export function MobileMenu() {
  const { hoursLines, serviceGroups } = useClinic();
  const services = [
    { name: "All services", to: "/services" },
    ...serviceGroups.flatMap(({ links }) => links),
  ];
  const { markLink } = useCurrentPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const initialKey = useRef(location.key);
  useEffect(() => (dialog.current ? prepareFullscreenDialog(dialog.current) : undefined), []);
  // Navigation closes the menu, but hydration does not close one that is already open.
  useEffect(() => {
    if (initialKey.current !== location.key && dialog.current)
      closeFullscreenDialog(dialog.current);
    initialKey.current = location.key;
  }, [location.key]);

  return (
    <dialog
      ref={dialog}
      id={dialogId}
      aria-label="Menu"
      aria-modal="true"
      {...{ closedby: "closerequest" }} // includes Android's Back button
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        dialog.current?.close();
      }}
      className="fullscreen-dialog fixed inset-x-0 top-0 z-30 m-0 h-dvh max-h-none w-full max-w-none scroll-py-26 overflow-y-auto bg-surface px-gutter pb-28 text-foreground"
    >
      <div className="@container -mx-gutter sticky top-0 z-10 flex min-h-18 items-center gap-3 border-b border-line bg-surface px-gutter">
        <Logo className="mr-auto" />
        <CallIconLink />
        <RoundButton
          label="Close the menu"
          {...{ commandfor: dialogId, command: "close" }}
          onClick={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
        >
          <Icon name="close" />
        </RoundButton>
      </div>
      <nav aria-label="Phone menu">
        <Disclosure title="About Us" to="/about" links={aboutLinks} />
        <Disclosure title="Services" to="/services" links={services} />
        <Disclosure title="Resources" links={resourceLinks} />
        <Link
          to="/contact"
          aria-current={markLink("/contact")}
          className="aria-[current]:-mx-3 aria-[current]:rounded-field aria-[current]:bg-brand-tint aria-[current]:px-3 flex min-h-16 items-center border-b border-line font-display text-[1.75rem] tracking-[-0.015em] text-brand"
        >
          Contact
        </Link>
        <LanguageLinks className="gap-x-7 pt-4" linkClassName="min-h-12! text-m underline" />
      </nav>
      <div className="mt-5 grid gap-1 border-t border-line pt-5 text-s text-muted">
        {hoursLines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <p translate="no">
          {address.street}, {address.city}
        </p>
        <Link to="/contact#find-us" className="flex min-h-11 w-fit items-center underline">
          Map and directions
        </Link>
      </div>
      <SiteActionBar />
    </dialog>
  );
}

function Disclosure({ title, to, links }: { title: string; to?: string; links: NavigationLink[] }) {
  const navigate = useNavigate();
  const { markLink } = useCurrentPage();
  return (
    <details className="group/part border-b border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is natively interactive. */}
      <summary
        onClick={(event) => {
          const isOpen = event.currentTarget.parentElement?.hasAttribute("open") === true;
          if (to === undefined || !isOpen) return;
          event.preventDefault();
          navigate(to);
        }}
        className="flex min-h-16 items-center justify-between font-display text-[1.75rem] tracking-[-0.015em] text-brand"
      >
        {title}
        <Icon
          name="chevron-down"
          className="size-6 transition-transform group-open/part:rotate-180"
        />
      </summary>
      <ul className="pb-4">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={markLink(link.to)}
              className={`aria-[current]:-mx-3 aria-[current]:rounded-field aria-[current]:bg-brand-tint aria-[current]:px-3 aria-[current]:font-semibold flex min-h-12 items-center text-[1.0625rem] ${link.to === to ? "font-semibold text-brand" : ""}`}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
