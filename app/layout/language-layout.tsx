import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { clinic } from "#content/clinic.ts";
import { english, type LanguageCode } from "#content/languages/language.ts";
import type { PageTranslations } from "#content/languages/language-translations.ts";
import { BookButton, CallButton } from "./book-and-call.tsx";
import { CallIconLink } from "./call-icon-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { messageFormId } from "./message-url.ts";
import { MobileActionBar } from "./mobile-action-bar.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { useOpenState } from "./open-status.tsx";
import { PrintHeader, type PrintHeaderProps } from "./print-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useTapBeacon } from "./use-tap-beacon.ts";

interface LanguageLayoutProps {
  code: LanguageCode;
  translations: Pick<PageTranslations, "layout" | "contact">;
  printed: PrintHeaderProps;
  children: ReactNode;
}

/** Smaller than the English layout, because every label in it must be translated. */
export function LanguageLayout({ code, translations, printed, children }: LanguageLayoutProps) {
  const { layout: labels, contact } = translations;
  const { message } = contact.form.labels;
  const { isOpen } = useOpenState();
  useTapBeacon();
  return (
    <div className="pb-[4.6rem] desk:pb-0 print:pb-0">
      <PrintHeader {...printed} />
      <nav aria-label={labels.languages} className="on-dark bg-brand-deep text-s text-on-brand">
        <SkipLink>{labels.skip}</SkipLink>
        <LanguageLinks
          current={code}
          className="wrap gap-x-6 desk:justify-end"
          linkClassName="decoration-ornament decoration-2 hover:underline aria-[current]:font-semibold aria-[current]:text-surface-bright aria-[current]:underline"
        />
      </nav>
      <NoticeBar language={code} />
      <header className="@container sticky top-0 z-10 border-b border-line bg-surface">
        <div className="wrap flex min-h-18 items-center gap-3 desk:min-h-20">
          <EnglishLogo className="me-auto" />
          <div className="hidden gap-3 @desk:flex">
            <CallButton size="small" />
            <BookButton size="small" newTabNote={labels.opensNewTab}>
              {labels.book}
            </BookButton>
          </div>
          <CallIconLink label={`${labels.call}:`} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LanguageFooter labels={labels} />
      <MobileActionBar label={isOpen ? labels.callOrBook : `${message} / ${labels.book}`}>
        {isOpen ? (
          <CallButton>{labels.call}</CallButton>
        ) : (
          <ButtonLink to={`#${messageFormId}`} variant="line">
            {message}
          </ButtonLink>
        )}
        <BookButton newTabNote={labels.opensNewTab}>{labels.book}</BookButton>
      </MobileActionBar>
    </div>
  );
}

function LanguageFooter({ labels }: { labels: PageTranslations["layout"] }) {
  const links = [
    { name: labels.englishSite, href: "/" },
    { name: labels.privacy, href: "/privacy" },
    { name: labels.accessibility, href: "/accessibility" },
  ];
  return (
    <footer className="@container on-dark bg-brand-deep py-12 text-base text-on-brand-soft">
      <div className="wrap grid gap-6">
        <EnglishLogo isPale className="justify-self-start" />
        <ul className="flex flex-wrap gap-x-8">
          {links.map(({ name, href }) => (
            <li key={href}>
              <a
                href={href}
                hrefLang={english.code}
                className="inline-flex min-h-11 items-center gap-[0.4em] underline"
              >
                {`${name} ${labels.inEnglish}`}
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-none border-t border-brand-soft/40 pt-6 text-s text-on-brand-muted">
          {labels.demonstration}
        </p>
        <p lang={english.code} dir="ltr" className="justify-self-start text-s text-on-brand-muted">
          © {clinic.copyrightYear} {clinic.name}
        </p>
      </div>
    </footer>
  );
}

function EnglishLogo({ isPale, className }: { isPale?: boolean; className: string }) {
  return (
    <div className={className}>
      <div className="flex" lang={english.code} dir="ltr">
        <Logo isDocumentLink isPale={isPale} />
      </div>
    </div>
  );
}
