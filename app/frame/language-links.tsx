import { english, type LanguageCode, languages } from "#content/languages/language.ts";

interface LanguageLinksProps {
  /** On a page that is in one of these: that one; English is among the links then. */
  current?: LanguageCode;
  className?: string;
  linkClassName?: string;
}

/**
 * Each language in its own script. They are document loads, not navigations of the router: a screen
 * reader picks its voice, and says the title, for a new document.
 */
export function LanguageLinks({ current, className = "", linkClassName = "" }: LanguageLinksProps) {
  const style = `inline-flex min-h-11 items-center whitespace-nowrap ${linkClassName}`;
  return (
    <ul
      aria-label={current ? undefined : "In other languages"}
      className={`flex flex-wrap items-baseline ${className}`}
    >
      {current && (
        <li>
          <a href="/" lang={english.code} hrefLang={english.code} dir="ltr" className={style}>
            {english.name}
          </a>
        </li>
      )}
      {languages.map(({ code, name, direction }) => (
        <li key={code}>
          <a
            href={`/${code}`}
            lang={code}
            hrefLang={code}
            dir={direction}
            aria-current={code === current ? "page" : undefined}
            className={style}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
