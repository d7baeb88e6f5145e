import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { aboutLinks, resourceLinks } from "#content/navigation.ts";
import { receptionPicture } from "#content/pages/reception-picture.ts";
import { BookButton, CallButton } from "./book-and-call.tsx";
import { CallIconLink } from "./call-icon-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { MenuDropdown, menuLinkClass } from "./menu-dropdown.tsx";
import { MobileMenuButton } from "./mobile-menu.tsx";
import { useClinic } from "./use-clinic.ts";
import { useCurrentPage } from "./use-current-page.ts";
import { useOpenMenu } from "./use-open-menu.ts";

const allServices = [{ name: "Services", to: "/services" }];

/**
 * Sticks slightly above the top edge, so that its visible height shrinks without shifting the page;
 * once stuck, the logo is smaller and Book appears.
 */
export function Header() {
  const { isStuck, sentinel } = useIsStuck();
  const menu = useOpenMenu();
  const { markLink, markMenu } = useCurrentPage();
  return (
    <>
      <div ref={sentinel} className="h-0" />
      <header
        data-stuck={isStuck || undefined}
        className="@container group/header sticky -top-1 z-10 border-b border-line bg-surface data-stuck:border-transparent data-stuck:shadow-1 desk:-top-5"
      >
        <div className="wrap flex min-h-16 items-center justify-end gap-2 @desk:flex-wrap desk:min-h-22 desk:gap-3 broad:gap-6 wide:max-full:gap-3 desk:group-data-stuck/header:pt-4">
          <Logo className="flex-1 origin-left transition-transform desk:group-data-stuck/header:scale-[0.85]" />
          {/* A transform here would become the containing block of the wide panel. */}
          <nav aria-label="Main" className="hidden self-stretch @desk:flex">
            <ul className="flex items-center gap-1">
              <MenuDropdown
                title="About Us"
                to="/about"
                current={markMenu("/about", aboutLinks)}
                menu={menu}
              >
                <LinkList links={aboutLinks} />
              </MenuDropdown>
              <MenuDropdown
                title="Services"
                to="/services"
                isWide
                current={markMenu("/services", allServices)}
                menu={menu}
              >
                <ServicesPanel />
              </MenuDropdown>
              <MenuDropdown
                title="Resources"
                current={markMenu(undefined, resourceLinks)}
                menu={menu}
              >
                <LinkList links={resourceLinks} />
              </MenuDropdown>
              <li>
                <Link to="/contact" aria-current={markLink("/contact")} className={menuLinkClass}>
                  Contact
                </Link>
              </li>
            </ul>
          </nav>
          {/* Narrow headers have room for these or Book, and a focused link must not disappear. */}
          <LanguageLinks
            className="hidden flex-nowrap! gap-x-4 border-s border-line ps-4 text-s text-muted @wide:flex @max-[100rem]:group-data-stuck/header:not-focus-within:hidden"
            linkClassName="hover:text-brand hover:underline"
          />
          <Link
            to="/search"
            aria-label="Search this site"
            className="grid size-11 flex-none place-items-center rounded-full text-brand hover:bg-brand-tint focus-visible:rounded-full -mx-1 @max-[23rem]:hidden desk:-mx-2"
          >
            <Icon name="search" />
          </Link>
          <div className="hidden gap-3 @desk:flex">
            <CallButton size="small" className="whitespace-nowrap" />
            {/* A focused button stays visible. */}
            <BookButton
              size="small"
              className="not-group-data-stuck/header:not-focus:hidden @max-wide:hidden @max-[100rem]:group-has-[[hreflang]:focus]/header:hidden"
            >
              Book
            </BookButton>
          </div>
          <CallIconLink />
          <MobileMenuButton />
        </div>
      </header>
    </>
  );
}

function LinkList({ links }: { links: { name: string; to: string }[] }) {
  const { markLink } = useCurrentPage();
  return (
    <ul className="min-w-56 p-3">
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={markLink(to)}
            className="flex min-h-11 items-center rounded-field px-4 whitespace-nowrap hover:bg-brand-tint hover:text-brand aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ServicesPanel() {
  const { markLink } = useCurrentPage();
  const { serviceGroups } = useClinic();
  const serviceCount = serviceGroups.flatMap(({ links }) => links).length;
  return (
    <div className="wrap grid grid-cols-[repeat(3,1fr)_19rem] gap-x-8 gap-y-4 py-12 full:gap-x-12">
      {serviceGroups.map(({ title, links }) => (
        <div key={title}>
          <p className="mb-2 border-b border-line pb-3 text-s font-semibold text-accent-strong">
            {title}
          </p>
          <ul>
            {links.map(({ name, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={markLink(to)}
                  className="flex min-h-11 items-center font-display aria-[current]:underline text-[1.1875rem] leading-[1.2] text-brand decoration-ornament decoration-[1.5px] hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="grid grid-cols-[9rem_1fr] items-end gap-5">
        <div className="arch">
          <CoverPicture
            source={receptionPicture.source}
            alt=""
            sizes="18rem"
            crop="object-[54%_50%]"
          />
        </div>
        <div className="grid gap-6">
          <p className="text-s leading-normal">
            <strong>Not sure where to start?</strong>
            <br />
            Tell us what hurts. We will point you to the right person.
          </p>
          <CallButton size="small" className="justify-self-start">
            Call us
          </CallButton>
        </div>
      </div>
      <div className="col-span-full text-base">
        <ArrowLink to="/services">
          {serviceCount > 2 ? `See all ${serviceCount} services` : "See our services"}
        </ArrowLink>
      </div>
    </div>
  );
}

function useIsStuck() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isStuck, sentinel };
}
