import { Portrait } from "#app/sections/team/portrait.tsx";
import type { ListedProvider } from "#app/sections/team/provider-list.tsx";
import { english } from "#content/languages/language.ts";
import type { LanguageTranslations } from "#content/languages/language-translations.ts";
import { EnglishPageLink } from "./english-page-link.tsx";

/** The role is shown in English, since the title is legally protected, and translated as well. */
type LanguageSpeaker = Pick<ListedProvider, "id" | "name" | "role" | "portrait" | "initials">;

interface LanguageTeamProps {
  people: LanguageSpeaker[];
  translations: LanguageTranslations["team"];
  inEnglish: string;
}

export function LanguageTeam({ people, translations, inEnglish }: LanguageTeamProps) {
  return (
    <section aria-labelledby="team" className="section">
      <div className="wrap grid gap-12 desk:grid-cols-2 desk:gap-section">
        <div className="stack">
          <h2 id="team">{translations.title}</h2>
          <p>{translations.text}</p>
          <EnglishPageLink to="/registered-providers" inEnglish={inEnglish}>
            {translations.register}
          </EnglishPageLink>
        </div>
        <ul className="grid content-center gap-8 tablet:grid-cols-[repeat(auto-fill,minmax(max(7rem,25%),1fr))]">
          {people.map((person) => (
            <li
              key={person.id}
              className="grid grid-cols-[min(clamp(5rem,26vw,7.5rem),34%)_minmax(0,1fr)] items-center gap-5 tablet:block"
            >
              <Portrait
                picture={person.portrait}
                alt={getPortraitAlt(translations, person)}
                sizes="14rem"
                initials={person.initials}
                className="max-w-full tablet:w-32"
              />
              <div className="min-w-0 tablet:mt-6">
                <h3 className="text-ds">
                  <bdi lang={english.code} className="font-display">
                    {person.name}
                  </bdi>
                </h3>
                <p className="font-semibold">{translateRole(translations, person.role)}</p>
                {person.role && (
                  <p className="text-s text-balance text-muted">
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

function translateRole(
  { roles, withoutRole }: LanguageTranslations["team"],
  role: string | undefined,
): string {
  return (role && roles[role]) ?? withoutRole;
}

/** The site's own portraits are drawn; an uploaded one is a photo, which the name describes. */
function getPortraitAlt(
  { portraitLabel }: LanguageTranslations["team"],
  { name, portrait }: LanguageSpeaker,
): string {
  return portrait && "stem" in portrait.source ? `${portraitLabel} ${name}` : name;
}
