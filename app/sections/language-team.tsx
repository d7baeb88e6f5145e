import { Picture } from "#app/ui/picture.tsx";
import { english } from "#content/languages/language.ts";
import type { LanguageWords } from "#content/languages/language-words.ts";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";

interface LanguageSpeaker {
  name: string;
  /** Shown in English, since the title is legally protected, and translated as well. */
  role: string | undefined;
  portrait: PictureSource;
}

interface LanguageTeamProps {
  people: LanguageSpeaker[];
  words: LanguageWords["team"];
  inEnglish: string;
}

export function LanguageTeam({ people, words, inEnglish }: LanguageTeamProps) {
  return (
    <section aria-labelledby="team" className="section">
      <div className="wrap grid gap-12 desk:grid-cols-2 desk:gap-24">
        <div className="stack">
          <h2 id="team">{words.title}</h2>
          <p>{words.text}</p>
          <p>
            <a
              href="/registered-providers"
              hrefLang={english.code}
              className="inline-flex min-h-11 items-center font-semibold text-evergreen underline"
            >
              {words.register} {inEnglish}
            </a>
          </p>
        </div>
        <ul className="grid content-center gap-8">
          {people.map((person) => (
            <li key={person.name} className="flex items-center gap-5 tablet:gap-8">
              <div className="arch w-24 flex-none bg-sage-200 tablet:w-32">
                <Picture
                  source={person.portrait}
                  alt={`${words.portraitOf} ${person.name}`}
                  sizes="14rem"
                  className="size-full object-cover object-[50%_40%]"
                />
              </div>
              <div className="min-w-0">
                <h3 className="text-ds">
                  <bdi lang={english.code} className="font-display">
                    {person.name}
                  </bdi>
                </h3>
                <p className="font-semibold">{titleIn(words, person.role)}</p>
                {person.role && (
                  <p className="text-s text-ink-soft">
                    <bdi lang={english.code}>{person.role}</bdi>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function titleIn({ roles, withoutRole }: LanguageWords["team"], role: string | undefined): string {
  return (role && roles[role]) ?? withoutRole;
}
