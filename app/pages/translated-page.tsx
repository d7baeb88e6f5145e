import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { clinicContext, dbContext, refusedFormContext, siteContext } from "#app/context.ts";
import { LanguageLayout } from "#app/layout/language-layout.tsx";
import { messageFormId } from "#app/layout/message-url.ts";
import { useOpenState } from "#app/layout/open-status.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { LanguageContact } from "#app/sections/languages/language-contact.tsx";
import { LanguageFees } from "#app/sections/languages/language-fees.tsx";
import { LanguageFirstVisit } from "#app/sections/languages/language-first-visit.tsx";
import { LanguageForm } from "#app/sections/languages/language-form.tsx";
import { LanguageServices } from "#app/sections/languages/language-services.tsx";
import { LanguageTeam } from "#app/sections/languages/language-team.tsx";
import { loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { hreflangLinks } from "#app/seo/hreflang-links.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { findLanguage } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { seatingPicture } from "#content/pages/seating-picture.ts";
import { type FeeRow, fees } from "#domain/clinic/fees-definition.ts";
import { addHolidayClosures } from "#domain/clinic/holiday-dates.ts";
import { countOpenDays } from "#domain/clinic/hours-text.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import type { ClinicService } from "#domain/clinic/services-definition.ts";
import { listCurrentDays } from "#domain/clinic/special-days.ts";
import { fill, translateHours } from "#domain/clinic/translate-hours.ts";
import { translateServices } from "#domain/clinic/translate-services.ts";
import { getFormType } from "#domain/clinic/translated-forms.ts";
import "#app/styles/non-latin-fonts.css";

/**
 * Serves every language: the pattern of the route is the language code. A clinic without languages
 * has no route of this page, and so no generated types for it.
 */
export async function loader({ pattern, context, request }: LoaderFunctionArgs) {
  const { hours, services } = await context.get(clinicContext)();
  const language = findLanguage(pattern);
  const translated = language && translationsByLanguage[language.code];
  if (language === undefined || translated === undefined)
    throw new Error(`There is no language ${pattern}`);
  const sent = new URL(request.url).searchParams.get("sent");
  if (sent !== null && sent !== "yes") throw redirect(`/${language.code}`);
  const { openingHours, services: serviceTexts, ...texts } = translated;
  const { sentence, ...translatedServices } = translateServices(
    serviceTexts,
    services,
    language.code,
  );
  const translations = { ...texts, services: translatedServices };
  const people = await loadProviders(context);
  const { rows, isSample } = await readSingleton(context.get(dbContext), fees);
  const numerals = new Intl.NumberFormat(language.code);
  const today = getLocalDate(new Date());
  const currentDays = listCurrentDays(hours.specialDays, today);
  const specialDays = addHolidayClosures({ ...hours, specialDays: currentDays }, today);
  return {
    language,
    translations,
    head: createPageHead(context, {
      title: translations.title,
      description: translations.description,
      path: `/${language.code}`,
      language: language.code,
      picture: { source: seatingPicture.source, alt: translations.hero.pictureAlt },
      extraTags: hreflangLinks(context.get(siteContext).siteUrl),
    }),
    heroText: fill(translations.hero.text, {
      services: sentence,
      openDays: numerals.format(countOpenDays(hours)),
    }),
    hoursRows: translateHours({ ...hours, specialDays }, openingHours, language.code),
    printedHours: translateHours({ ...hours, specialDays: [] }, openingHours, language.code)
      .map(({ days, times }) => `${days}: ${times}`)
      .join(" · "),
    feeSentences: fillFees(
      translations.fees.sentences,
      listShownFees(rows, services),
      language.code,
    ),
    hasSampleFees: isSample,
    formType: getFormType(language),
    isSent: sent !== null,
    refusedForm: context.get(refusedFormContext),
    numerals: translations.firstVisit.steps.map((_, i) => numerals.format(i + 1)),
    people: people
      .filter(({ languages }) => languages.includes(language.englishName))
      .map(({ id, name, role, portrait, initials }) => ({ id, name, role, portrait, initials })),
    englishNames: Object.fromEntries(services.map(({ url, menuName }) => [url, menuName])),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "control", queryNames: ["sent"] };

function listShownFees(rows: FeeRow[], services: ClinicService[]): FeeRow[] {
  return rows.filter((row) => services.some(({ id }) => String(id) === row.services[0]));
}

/** The sentence about the lowest and the highest fee is left out if there are no two. */
function fillFees(sentences: string[], rows: FeeRow[], languageCode: string): string[] {
  const firstVisits = rows.flatMap(({ kind, fee }) => (kind === "first" && fee ? [fee] : []));
  const [lowest, highest] = [Math.min(...firstVisits), Math.max(...firstVisits)];
  const prices = {
    lowest: formatDollars(lowest, languageCode),
    highest: formatDollars(highest, languageCode),
  };
  return firstVisits.length === 0 || lowest === highest
    ? sentences.filter((sentence) => !sentence.includes("{"))
    : sentences.map((sentence) => fill(sentence, prices));
}

function formatDollars(cents: number, languageCode: string): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(languageCode, { minimumFractionDigits }).format(cents / 100);
}

export default function TranslatedPage() {
  const { language, translations, heroText, hoursRows, numerals, people, englishNames, ...page } =
    useLoaderData<typeof loader>();
  const { isOpen } = useOpenState();
  const bookButton = {
    kind: "book",
    name: translations.layout.book,
    newTabNote: translations.layout.opensNewTab,
  } as const;
  return (
    <LanguageLayout
      code={language.code}
      translations={translations}
      printed={{
        hours: page.printedHours,
        emergency: `${translations.contact.emergency.title}: 911`,
      }}
    >
      <HeroBanner
        heading={translations.hero.title}
        paragraph={heroText}
        buttons={isOpen ? [{ kind: "call" }, bookButton] : [bookButton]}
        action={
          isOpen ? undefined : (
            <ButtonLink to={`#${messageFormId}`} variant="line" className="max-desk:hidden">
              {translations.contact.write.title}
            </ButtonLink>
          )
        }
        picture={{
          source: seatingPicture.source,
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
      <LanguageFirstVisit
        translations={translations.firstVisit}
        numerals={numerals}
        inEnglish={translations.layout.inEnglish}
      />
      <LanguageFees
        translations={translations.fees}
        sentences={page.feeSentences}
        isSample={page.hasSampleFees}
        inEnglish={translations.layout.inEnglish}
      />
      <LanguageContact
        language={language}
        translations={translations}
        hoursRows={hoursRows}
        isFormOpen={page.isSent || page.refusedForm !== undefined}
        form={
          <LanguageForm
            formType={page.formType}
            translations={translations}
            isSent={page.isSent}
            refusedForm={page.refusedForm}
          />
        }
      />
    </LanguageLayout>
  );
}
