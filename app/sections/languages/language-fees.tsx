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
    <section aria-labelledby="fees" className="section bg-surface-muted">
      <div className="wrap grid gap-8 desk:grid-cols-[4fr_7fr] desk:gap-24">
        <h2 id="fees">{translations.title}</h2>
        <div>
          <ul className="ticks">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {isSample && <p className="mt-6 text-s text-muted">{translations.sample}</p>}
          <EnglishPageLink to="/fees" inEnglish={inEnglish}>
            {translations.link}
          </EnglishPageLink>
        </div>
      </div>
    </section>
  );
}
