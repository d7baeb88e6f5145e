import { Fold } from "#app/ui/fold.tsx";
import type { LanguageTranslations } from "#content/languages/language-translations.ts";
import { EnglishPageLink } from "./english-page-link.tsx";

interface LanguageFeesProps {
  translations: LanguageTranslations["fees"];
  sentences: string[];
  isSample: boolean;
  inEnglish: string;
}

export function LanguageFees({ translations, sentences, isSample, inEnglish }: LanguageFeesProps) {
  return (
    <section aria-label={translations.title} className="section bg-surface-muted">
      <div className="wrap">
        <Fold title={translations.title}>
          <ul className="ticks tablet:mt-8 desk:columns-2 desk:gap-section">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {isSample && <p className="mt-6 text-s text-muted">{translations.sample}</p>}
          <EnglishPageLink to="/fees" inEnglish={inEnglish}>
            {translations.link}
          </EnglishPageLink>
        </Fold>
      </div>
    </section>
  );
}
