import { Link } from "react-router";
import { BookButton } from "#app/sections/contact/book-and-call.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { clinic } from "#content/clinic.ts";
import { footerServices, type NavigationLink, quickLinks } from "#content/navigation.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";
import { useClinic } from "./use-clinic.ts";

const { address, name, copyrightYear } = clinic;

const linkClass = "inline-flex min-h-11 items-center leading-[1.35] hover:underline";

export function Footer() {
  const { phone, email, hoursSentence, spokenLanguages } = useClinic();
  return (
    <footer className="on-dark bg-brand-deep pt-16 pb-8 text-base text-on-brand-soft desk:pt-24">
      <div className="wrap">
        <div className="mb-12 grid gap-6 border-b border-brand-soft/30 pb-12 desk:grid-cols-[1fr_auto] desk:items-end">
          <div className="grid gap-6">
            <p>
              {hoursSentence === "" ? "Leave us a message." : `Talk to a person, ${hoursSentence}.`}
            </p>
            <a
              href={getPhoneLink(phone)}
              className="block justify-self-start py-1 font-display text-[clamp(2.5rem,1.4rem+5vw,5rem)] leading-none tracking-[-0.02em] whitespace-nowrap text-surface"
            >
              {phone}
            </a>
          </div>
          <div className="flex flex-wrap gap-3">
            <BookButton className="max-desk:hidden" />
            <ButtonLink to="/contact" variant="lineOnDark">
              Send a message
            </ButtonLink>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 desk:grid-cols-[4fr_2fr_3fr_3fr]">
          <div className="col-span-full grid content-start gap-6 desk:col-auto">
            <Logo isPale className="justify-self-start" />
            <p className="max-w-[34ch] text-s leading-normal">
              Physiotherapy, chiropractic, massage and eleven more services under one roof. We speak{" "}
              {spokenLanguages}.
            </p>
            <LanguageLinks className="-my-3 gap-x-6 text-s" linkClassName="underline" />
          </div>
          <FooterList title="Quick links" links={quickLinks} />
          <FooterList title="Services" links={footerServices} />
          <div className="col-span-full desk:col-auto">
            <FooterHeading>Find us</FooterHeading>
            <ul>
              <li>
                <Link to="/contact" className={linkClass}>
                  {address.street}
                  <br />
                  {address.city}, {address.province} {address.postalCode}
                </Link>
              </li>
              <li>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </li>
            </ul>
            <SocialLinks className="-ml-3" />
          </div>
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-brand-soft/30 pt-6 text-s text-on-brand-muted">
          <Link to="/privacy" className="inline-flex min-h-11 items-center underline">
            Privacy
          </Link>
          <Link to="/accessibility" className="inline-flex min-h-11 items-center underline">
            Accessibility
          </Link>
          <span>
            © {copyrightYear} {name}
          </span>
          <span>A demonstration clinic. Pictures rendered in-house.</span>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <div>
      <FooterHeading>{title}</FooterHeading>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
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
    <h2 className="mb-2 font-text text-base leading-[1.3] font-semibold tracking-normal text-brand-soft!">
      {children}
    </h2>
  );
}
