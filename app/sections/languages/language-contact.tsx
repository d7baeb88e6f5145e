import type { ReactNode } from "react";
import { BookButton } from "#app/layout/book-and-call.tsx";
import { messageFormId } from "#app/layout/message-url.ts";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";
import { english, type Language } from "#content/languages/language.ts";
import type { PageTranslations } from "#content/languages/language-translations.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { TranslatedHoursRow } from "#domain/clinic/translate-hours.ts";

const { address } = clinic;

interface LanguageContactProps {
  language: Language;
  translations: Pick<PageTranslations, "contact" | "layout">;
  hoursRows: TranslatedHoursRow[];
  form: ReactNode;
  /** On phones, which fold it. */
  isFormOpen: boolean;
}

export function LanguageContact(props: LanguageContactProps) {
  const { phone } = useClinic();
  const { contact } = props.translations;
  return (
    <section aria-labelledby="contact" className="section bg-brand-tint">
      <div className="wrap grid gap-12 desk:grid-cols-2 desk:gap-section">
        <div>
          <h2 id="contact">{contact.title}</h2>
          <a
            href={getPhoneLink(phone)}
            dir="ltr"
            lang={english.code}
            className="mt-6 inline-block py-1 font-display text-dl leading-[1.1] text-brand underline decoration-ornament"
          >
            {phone}
          </a>
          <ContactOptions {...props} />
        </div>
        <div className="grid content-start gap-8">
          <VisitDetails {...props} />
          <EmergencyCard {...props} />
        </div>
      </div>
    </section>
  );
}

function ContactOptions({ language, translations, form, isFormOpen }: LanguageContactProps) {
  const { contact, layout } = translations;
  return (
    <div className="mt-6 grid gap-8">
      <ContactOption title={contact.call.title} text={contact.call.text}>
        <EnglishPhrase phrase={`${language.englishName}, please.`} />
      </ContactOption>
      <ContactOption title={contact.book.title} text={contact.book.text}>
        <BookButton className="mt-4" newTabNote={layout.opensNewTab}>
          {layout.book}
        </BookButton>
      </ContactOption>
      <section aria-label={contact.write.title} className="relative">
        <Fold title={contact.write.title} level={3} headingClassName="text-ds" isOpen={isFormOpen}>
          {/* A link to a part of a closed fold opens it; this part is at the top of the section. */}
          <span id={messageFormId} className="absolute top-0" />
          <p className="mt-1">{contact.write.text}</p>
          {form}
        </Fold>
      </section>
    </div>
  );
}

function VisitDetails({ translations: { contact, layout }, hoursRows }: LanguageContactProps) {
  return (
    <>
      <div>
        <h3 className="text-ds">{contact.hours.title}</h3>
        <dl className="mt-3 border-t-[1.5px] border-brand">
          {hoursRows.map(({ days, times, note }) => (
            <div
              key={days}
              className="flex flex-wrap justify-between gap-x-6 border-b border-brand-tint-strong py-3"
            >
              <dt>{days}</dt>
              <dd className="font-semibold">{times}</dd>
              {note && <dd className="w-full text-s text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="text-ds">{contact.address.title}</h3>
        <address
          lang={english.code}
          dir="ltr"
          className="mt-3 w-fit border-t-[1.5px] border-brand pt-3 not-italic"
        >
          {address.street}
          <br />
          {`${address.city}, ${address.province} ${address.postalCode}`}
        </address>
        <a
          href="/contact#find-us"
          hrefLang={english.code}
          className="inline-flex min-h-11 items-center underline"
        >
          {`${contact.address.mapLink} ${layout.inEnglish}`}
        </a>
      </div>
    </>
  );
}

function EmergencyCard({ language, translations: { contact } }: LanguageContactProps) {
  return (
    <div className="on-dark rounded-m bg-brand p-6 text-on-brand">
      <h3 className="text-ds">{contact.emergency.title}</h3>
      <p className="mt-2 text-base leading-[inherit]">{contact.emergency.text}</p>
      <EnglishPhrase phrase={language.englishName} />
      <ButtonLink to="tel:911" variant="pale" size="small" className="mt-4">
        <Icon name="phone" className="size-[1.15em]" />
        911
      </ButtonLink>
    </div>
  );
}

function ContactOption({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div>
      <h3 className="text-ds">{title}</h3>
      <p className="mt-1">{text}</p>
      {children}
    </div>
  );
}

function EnglishPhrase({ phrase }: { phrase: string }) {
  return (
    <p className="mt-2">
      <bdi lang={english.code} className="font-display text-ds leading-[1.22]">
        “{phrase}”
      </bdi>
    </p>
  );
}
