import { english } from "#content/languages/language.ts";
import type { LanguageWords } from "#content/languages/language-words.ts";

interface LanguageServicesProps {
  words: LanguageWords["services"];
  /** Keyed by service URL. Insurers and the booking site use these names. */
  englishNames: Record<string, string>;
}

export function LanguageServices({ words, englishNames }: LanguageServicesProps) {
  return (
    <section aria-labelledby="services" className="section bg-sand">
      <div className="wrap">
        <h2 id="services">{words.title}</h2>
        <p className="lead mt-4">{words.text}</p>
        <div className="mt-12 grid gap-12 desk:grid-cols-3 desk:gap-8 wide:gap-12">
          {words.groups.map(({ title, services }) => (
            <div key={title}>
              <h3 className="border-b-[1.5px] border-evergreen pb-3 text-ds">{title}</h3>
              <ul>
                {services.map(({ url, name, text }) => (
                  <li key={url} className="border-b border-line py-4">
                    <a
                      href={`/service/${url}`}
                      hrefLang={english.code}
                      className="inline-flex min-h-11 items-center font-semibold text-evergreen underline"
                    >
                      {name}
                    </a>
                    {isOtherName(name, englishNames[url]) && (
                      <span className="-mt-1.5 mb-1.5 block text-s leading-snug text-ink-soft">
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

function isOtherName(name: string, englishName: string | undefined): boolean {
  return englishName !== undefined && englishName.toLowerCase() !== name.toLowerCase();
}
