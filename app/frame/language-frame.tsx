import type { ReactNode } from "react";
import { BookButton, CallButton } from "#app/sections/book-and-call.tsx";
import { clinic } from "#content/clinic.ts";
import { english, type LanguageCode } from "#content/languages/language.ts";
import type { LanguageWords } from "#content/languages/language-words.ts";
import { CallBar } from "./call-bar.tsx";
import { CallCircle } from "./call-circle.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { SkipLink } from "./skip-link.tsx";

interface LanguageFrameProps {
  code: LanguageCode;
  words: LanguageWords["frame"];
  children: ReactNode;
}

/** Smaller than the English layout, because every label in it must be translated. */
export function LanguageFrame({ code, words, children }: LanguageFrameProps) {
  return (
    <div className="pb-[4.6rem] desk:pb-0">
      <nav aria-label={words.languages} className="on-dark bg-evergreen-deep text-s text-mist">
        <SkipLink>{words.skip}</SkipLink>
        <LanguageLinks
          current={code}
          className="wrap gap-x-6 desk:justify-end"
          linkClassName="decoration-coral decoration-2 hover:underline aria-[current]:font-semibold aria-[current]:text-pure aria-[current]:underline"
        />
      </nav>
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="wrap flex min-h-18 items-center gap-3 desk:min-h-20">
          <EnglishLogo className="me-auto" />
          <CallButton size="small" className="max-desk:hidden" />
          <BookButton size="small" className="max-desk:hidden" newTabNote={words.opensNewTab}>
            {words.book}
          </BookButton>
          <CallCircle label={`${words.call}: ${clinic.phone.shown}`} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LanguageFooter words={words} />
      <CallBar
        label={words.callOrBook}
        call={words.call}
        book={words.book}
        newTabNote={words.opensNewTab}
      />
    </div>
  );
}

function LanguageFooter({ words }: { words: LanguageWords["frame"] }) {
  const links = [
    { name: words.englishSite, href: "/" },
    { name: words.privacy, href: "/privacy" },
    { name: words.accessibility, href: "/accessibility" },
  ];
  return (
    <footer className="on-dark bg-evergreen-deep py-12 text-base text-mist-200">
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
                {name} {words.inEnglish}
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-none border-t border-sage/30 pt-6 text-s text-mist-300">
          {words.demonstration}
        </p>
        <p lang={english.code} dir="ltr" className="justify-self-start text-s text-mist-300">
          © {clinic.copyrightYear} {clinic.name}
        </p>
      </div>
    </footer>
  );
}

function EnglishLogo({ isPale, className }: { isPale?: boolean; className: string }) {
  return (
    <div className={className}>
      <div lang={english.code} dir="ltr">
        <Logo isDocumentLink isPale={isPale} />
      </div>
    </div>
  );
}
