import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { clinicContext, siteUrlContext } from "#app/context.ts";
import { LanguageLayout } from "#app/layout/language-layout.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { LanguageContact } from "#app/sections/languages/language-contact.tsx";
import { LanguageFirstVisit } from "#app/sections/languages/language-first-visit.tsx";
import { LanguageServices } from "#app/sections/languages/language-services.tsx";
import { LanguageTeam } from "#app/sections/languages/language-team.tsx";
import { loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { hreflangLinks } from "#app/seo/hreflang-links.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findLanguage } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { galleryConsultationCorner } from "#content/pictures/manifest.ts";
import { countOpenDays } from "#domain/clinic/hours-text.ts";
import { fill, translateHours } from "#domain/clinic/translate-hours.ts";
import { translateServices } from "#domain/clinic/translate-services.ts";
import "#app/styles/non-latin-fonts.css";

/**
 * Serves every language: the pattern of the route is the language code. A clinic without languages
 * has no route of this page, and so no generated types for it.
 */
export async function loader({ pattern, context }: LoaderFunctionArgs) {
  const { hours, services } = await context.get(clinicContext)();
  const language = findLanguage(pattern);
  const translated = language && translationsByLanguage[language.code];
  if (language === undefined || translated === undefined)
    throw new Error(`There is no language ${pattern}`);
  const { openingHours, services: serviceTexts, ...texts } = translated;
  const { sentence, ...translatedServices } = translateServices(
    serviceTexts,
    services.map(({ url }) => url),
    language.code,
  );
  const translations = { ...texts, services: translatedServices };
  const people = await loadProviders(context);
  const numerals = new Intl.NumberFormat(language.code);
  return {
    language,
    translations,
    head: createPageHead(context, {
      title: translations.title,
      description: translations.description,
      path: `/${language.code}`,
      language: language.code,
      picture: { source: galleryConsultationCorner, alt: translations.hero.pictureAlt },
      extraTags: hreflangLinks(context.get(siteUrlContext)),
    }),
    heroText: fill(translations.hero.text, {
      services: sentence,
      openDays: numerals.format(countOpenDays(hours)),
    }),
    hoursRows: translateHours(hours, openingHours, language.code),
    numerals: translations.firstVisit.steps.map((_, i) => numerals.format(i + 1)),
    people: people
      .filter(({ languages }) => languages.includes(language.englishName))
      .map(({ id, name, role, portrait }) => ({ id, name, role, portrait })),
    englishNames: Object.fromEntries(services.map(({ url, menuName }) => [url, menuName])),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "control" };

export default function TranslatedPage() {
  const { language, translations, heroText, hoursRows, numerals, people, englishNames } =
    useLoaderData<typeof loader>();
  return (
    <LanguageLayout code={language.code} labels={translations.layout}>
      <HeroBanner
        heading={translations.hero.title}
        paragraph={heroText}
        buttons={[
          { kind: "call" },
          {
            kind: "book",
            name: translations.layout.book,
            newTabNote: translations.layout.opensNewTab,
          },
        ]}
        picture={{
          source: galleryConsultationCorner,
          alt: translations.hero.pictureAlt,
          crop: "object-[58%_70%]",
        }}
      />
      {people.length > 0 && (
        <LanguageTeam
          people={people}
          translations={translations.team}
          inEnglish={translations.layout.inEnglish}
        />
      )}
      <LanguageServices translations={translations.services} englishNames={englishNames} />
      <LanguageFirstVisit translations={translations.firstVisit} numerals={numerals} />
      <LanguageContact language={language} translations={translations} hoursRows={hoursRows} />
    </LanguageLayout>
  );
}
