import { english } from "#content/languages/language.ts";
import type { LanguageTranslations } from "#content/languages/language-translations.ts";

interface LanguageServicesProps {
  translations: Omit<LanguageTranslations["services"], "counts">;
  /** Keyed by service URL. Insurers and the booking site use these names. */
  englishNames: Record<string, string>;
}

export function LanguageServices({ translations, englishNames }: LanguageServicesProps) {
  return (
    <section aria-labelledby="services" className="section bg-surface-muted">
      <div className="wrap">
        <h2 id="services">{translations.title}</h2>
        <p className="lead mt-4">{translations.text}</p>
        <div className="mt-12 grid gap-12 desk:grid-cols-3 desk:gap-8 wide:gap-12">
          {translations.groups.map(({ title, services }) => (
            <div key={title}>
              <h3 className="border-b-[1.5px] border-brand pb-3 text-ds">{title}</h3>
              <ul>
                {services.map(({ url, name, text }) => (
                  <li key={url} className="border-b border-line py-4">
                    <a
                      href={`/service/${url}`}
                      hrefLang={english.code}
                      className="inline-flex min-h-11 items-center font-semibold text-brand underline"
                    >
                      {name}
                    </a>
                    {differsFromEnglish(name, englishNames[url]) && (
                      <span className="-mt-1.5 mb-1.5 block text-s leading-snug text-muted">
                        <bdi lang={english.code}>{englishNames[url]}</bdi>
                      </span>
                    )}
                    <p className="text-base leading-[inherit]">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function differsFromEnglish(name: string, englishName: string | undefined): boolean {
  return englishName !== undefined && englishName.toLowerCase() !== name.toLowerCase();
}
