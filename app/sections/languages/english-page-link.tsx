import { english } from "#content/languages/language.ts";

interface EnglishPageLinkProps {
  to: string;
  /** The note that the page is in English. */
  inEnglish: string;
  children: string;
}

export function EnglishPageLink({ to, inEnglish, children }: EnglishPageLinkProps) {
  return (
    <p className="mt-6">
      <a
        href={to}
        hrefLang={english.code}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {`${children} ${inEnglish}`}
      </a>
    </p>
  );
}
