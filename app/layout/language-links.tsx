import { english, type LanguageCode, languages } from "#content/languages/language.ts";

interface LanguageLinksProps {
  current?: LanguageCode;
  className: string;
  linkClassName: string;
}

/**
 * Links load a new document instead of navigating in the browser: only then does a screen reader
 * switch its voice and read the title.
 */
export function LanguageLinks({ current, className, linkClassName }: LanguageLinksProps) {
  const linkClass = `inline-flex min-h-11 items-center whitespace-nowrap ${linkClassName}`;
  return (
    <ul
      aria-label={current ? undefined : "In other languages"}
      className={`flex flex-wrap items-baseline empty:hidden ${className}`}
    >
      {current && (
        <li>
          <a href="/" lang={english.code} hrefLang={english.code} dir="ltr" className={linkClass}>
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
            className={linkClass}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
