import { Link } from "react-router";
import { clinic } from "#content/clinic.ts";
import { type NavigationLink, patientLinks, quickLinks } from "#content/navigation.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { BookButton, MessageButton } from "./book-and-call.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { OpenSentence, useOpenState } from "./open-status.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useClinic } from "./use-clinic.ts";

const { address, name, copyrightYear, footerNote } = clinic;

const linkClass = "inline-flex min-h-11 items-center leading-[1.35] hover:underline";

export function Footer() {
  const { spokenLanguages, servicesSentence, footerServices } = useClinic();
  return (
    <footer className="on-dark bg-brand-deep pt-8 pb-4 text-base text-on-brand-soft desk:pt-20 desk:pb-8">
      <div className="wrap">
        <FooterLead />
        <div className="grid cols-2 gap-x-6 gap-y-4 *:min-w-0 tablet:gap-6 tablet:grid-cols-3 justify-between desk:flex desk:flex-wrap">
          <div className="hidden basis-52 content-start gap-5 desk:grid">
            <Logo isPale className="justify-self-start" />
            <p className="max-w-[34ch] text-s leading-normal">
              {servicesSentence} under one roof in {address.city}. We speak {spokenLanguages}.
            </p>
            <LanguageLinks className="-my-3 gap-x-6 text-s" linkClassName="underline" />
          </div>
          <FooterList title="Quick links" links={quickLinks} />
          <FooterList
            title="Services"
            links={
              footerServices.length > 0
                ? footerServices
                : [{ name: "All services", to: "/services" }]
            }
          />
          <FooterList title="For patients" links={patientLinks} isWide />
          <FindUs />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 border-t border-brand-soft/40 pt-3 text-s text-on-brand-muted tablet:gap-x-8 desk:mt-10 desk:pt-5">
          <Link to="/privacy" className="inline-flex min-h-11 items-center underline">
            Privacy
          </Link>
          <Link to="/accessibility" className="inline-flex min-h-11 items-center underline">
            Accessibility
          </Link>
          <Link to="/location" className="inline-flex min-h-11 items-center underline">
            Areas we serve
          </Link>
          <span>
            © {copyrightYear} {name}
          </span>
          <span>{footerNote}</span>
        </div>
      </div>
    </footer>
  );
}

/** Left out under a page that closes with a call to action of its own; the phone number moves to the address. */
function FooterLead() {
  const { phone } = useClinic();
  const state = useOpenState();
  return (
    <div className="mb-6 grid gap-4 border-b border-brand-soft/40 pb-6 desk:mb-12 desk:flex desk:flex-wrap desk:items-end desk:pb-12 [main:has([data-closing])~footer_&]:hidden">
      <div className="grid flex-1 basis-48 gap-2">
        <OpenSentence state={state} isOnDark className="max-w-none">
          {state.isOpen
            ? "Talk to a person."
            : "Send a few lines and we reply within one business day."}
        </OpenSentence>
        <a
          href={getPhoneLink(phone)}
          className="block justify-self-start py-1 font-display text-[clamp(2rem,1.4rem+5vw,5rem)] leading-none tracking-[-0.02em] text-surface"
        >
          {phone}
        </a>
      </div>
      <div className="flex flex-wrap gap-3">
        <BookButton className="max-desk:hidden" />
        <MessageButton variant={state.isOpen ? "lineOnDark" : "pale"} />
      </div>
    </div>
  );
}

function FindUs() {
  const { email, phone } = useClinic();
  return (
    <div className="col-span-full basis-56">
      <FooterHeading>Find us</FooterHeading>
      <div className="flex flex-wrap items-center gap-x-2 max-desk:justify-between tablet:gap-x-6">
        <Link to="/contact#find-us" translate="no" className={`${linkClass} max-tablet:w-full`}>
          {address.street}
          <br />
          {`${address.city}, ${address.province} ${address.postalCode}`}
        </Link>
        <a
          href={getPhoneLink(phone)}
          className={`${linkClass} [main:not(:has([data-closing]))~footer_&]:hidden`}
        >
          {phone}
        </a>
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
        <SocialLinks className="desk:-ml-3" />
      </div>
    </div>
  );
}

interface FooterListProps {
  title: string;
  links: NavigationLink[];
  isWide?: boolean;
}

function FooterList({ title, links, isWide }: FooterListProps) {
  return (
    <div className={isWide ? "max-tablet:col-span-full" : undefined}>
      <FooterHeading>{title}</FooterHeading>
      <ul className={isWide ? "flex flex-wrap gap-x-6 tablet:block" : undefined}>
        {links.map((link) => (
          <li key={link.to} className="flex-1 basis-40">
            <Link to={link.to} className={linkClass}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-1 font-text text-base leading-[1.3] font-semibold tracking-normal text-brand-soft!">
      {children}
    </h2>
  );
}
