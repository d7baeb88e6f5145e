import { siteUrlContext } from "#app/context.ts";
import { alternateLinks } from "#app/frame/alternate-links.server.ts";
import { LanguageFrame } from "#app/frame/language-frame.tsx";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { HeroBanner } from "#app/sections/hero-banner.tsx";
import { LanguageContact } from "#app/sections/language-contact.tsx";
import { LanguageFirstVisit } from "#app/sections/language-first-visit.tsx";
import { LanguageServices } from "#app/sections/language-services.tsx";
import { LanguageTeam } from "#app/sections/language-team.tsx";
import { findLanguage } from "#content/languages/language.ts";
import { languageWords } from "#content/languages/words.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { galleryConsultationCorner } from "#content/pictures/manifest.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import type { Route } from "./+types/in-language";

/** Serves every language: the pattern of the route is the language code. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  const language = findLanguage(pattern);
  if (language === undefined) throw new Error(`There is no language ${pattern}`);
  const words = languageWords[language.code];
  const numerals = new Intl.NumberFormat(language.code);
  return {
    language,
    words,
    head: pageHead(context, {
      title: words.title,
      description: words.description,
      path: `/${language.code}`,
      language: language.code,
      picture: { source: galleryConsultationCorner, alt: words.hero.pictureText },
      more: alternateLinks(context.get(siteUrlContext)),
    }),
    numerals: words.firstVisit.steps.map((_, i) => numerals.format(i + 1)),
    people: team
      .filter(({ languages }) => languages.includes(language.englishName))
      .map(({ name, role, portrait }) => ({ name, role, portrait: requirePicture(portrait) })),
    englishNames: Object.fromEntries(services.map(({ url, menuName }) => [url, menuName])),
  };
}

export const meta = pageMeta;

export default function InLanguagePage({ loaderData }: Route.ComponentProps) {
  const { language, words, numerals, people, englishNames } = loaderData;
  return (
    <LanguageFrame code={language.code} words={words.frame}>
      <HeroBanner
        heading={words.hero.title}
        paragraph={words.hero.text}
        buttons={[
          { kind: "call" },
          { kind: "book", name: words.frame.book, newTabNote: words.frame.opensNewTab },
        ]}
        picture={{
          source: galleryConsultationCorner,
          alt: words.hero.pictureText,
          crop: "object-[58%_70%]",
        }}
      />
      <LanguageTeam people={people} words={words.team} inEnglish={words.frame.inEnglish} />
      <LanguageServices words={words.services} englishNames={englishNames} />
      <LanguageFirstVisit words={words.firstVisit} numerals={numerals} />
      <LanguageContact language={language} words={words} />
    </LanguageFrame>
  );
}
