import { Fold } from "#app/ui/fold.tsx";
import { english } from "#content/languages/language.ts";
import type { translateServices } from "#domain/clinic/translate-services.ts";

interface LanguageServicesProps {
  translations: Omit<ReturnType<typeof translateServices>, "sentence">;
  /** Keyed by service URL. Insurers and the booking site use these names. */
  englishNames: Record<string, string>;
}

export function LanguageServices({ translations, englishNames }: LanguageServicesProps) {
  return (
    <section aria-labelledby="services" className="section bg-surface-muted">
      <div className="wrap">
        <h2 id="services">{translations.title}</h2>
        <p className="lead mt-4">{translations.text}</p>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] tablet:mt-12 tablet:grid-cols-[repeat(auto-fill,minmax(max(7rem,25%),1fr))] tablet:gap-8">
          {translations.groups.map(({ title, services }) => (
            <Fold
              key={title}
              title={title}
              level={3}
              headingClassName="border-b-[1.5px] border-brand pb-3 text-ds"
            >
              <ul className="max-tablet:pb-4">
                {services.map(({ url, name, text, note }) => (
                  <li key={url} className="border-b border-line py-4">
                    <a
                      href={`/service/${url}`}
                      hrefLang={english.code}
                      className="inline-flex min-h-11 items-center py-1.5 font-semibold text-brand underline"
                    >
                      {name}
                    </a>
                    {differsFromEnglish(name, englishNames[url]) && (
                      <span className="-mt-1.5 mb-1.5 block text-s leading-[1.35] text-muted">
                        <bdi lang={english.code}>{englishNames[url]}</bdi>
                      </span>
                    )}
                    {note && <b className="block">{note}</b>}
                    <p className="text-base leading-[inherit]">{text}</p>
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
        </div>
      </div>
    </section>
  );
}

function differsFromEnglish(name: string, englishName: string | undefined): boolean {
  return englishName !== undefined && englishName.toLowerCase() !== name.toLowerCase();
}
