import { Fold } from "#app/ui/fold.tsx";
import type { LanguageTranslations } from "#content/languages/language-translations.ts";
import { EnglishPageLink } from "./english-page-link.tsx";

interface LanguageFirstVisitProps {
  translations: LanguageTranslations["firstVisit"];
  numerals: string[];
  inEnglish: string;
}

export function LanguageFirstVisit({ translations, numerals, inEnglish }: LanguageFirstVisitProps) {
  return (
    <section aria-label={translations.title} className="section">
      <div className="wrap">
        <Fold title={translations.title}>
          <div className="grid gap-12 desk:grid-cols-2 desk:gap-section">
            <div>
              <p className="lead mt-4">{translations.text}</p>
              <ol className="mt-8 grid gap-6">
                {translations.steps.map(({ title, text }, i) => (
                  <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-5">
                    <span
                      aria-hidden="true"
                      className="arch-small grid h-11 place-items-center border-[1.5px] border-brand pt-0.5 text-[1.125rem] leading-none font-semibold text-brand"
                    >
                      {numerals[i]}
                    </span>
                    <div>
                      <h3 className="mb-1 text-l">{title}</h3>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
              <EnglishPageLink to="/first-visit" inEnglish={inEnglish}>
                {translations.link}
              </EnglishPageLink>
            </div>
            <div className="self-center rounded-l bg-brand-tint p-6 desk:p-8">
              <h3 className="mb-4 text-ds">{translations.bring.title}</h3>
              <ul className="ticks">
                {translations.bring.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="mt-6 border-t border-brand-tint-strong pt-5 text-s leading-[inherit]">
                {translations.referral}
              </p>
            </div>
          </div>
        </Fold>
      </div>
    </section>
  );
}
