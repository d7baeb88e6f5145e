import { SocialLinks } from "#app/layout/social-links.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { OpeningHoursTable } from "./opening-hours-table.tsx";

export function ContactDetails({ languageAdvice }: { languageAdvice: string }) {
  const { phone, email } = useClinic();
  return (
    <div className="grid gap-6">
      <p>
        <a
          href={getPhoneLink(phone)}
          className="inline-block py-2 font-display text-dm leading-[1.1] text-brand underline decoration-ornament"
        >
          {phone}
        </a>
      </p>
      {languageAdvice && <p className="-mt-5 text-s text-muted">{languageAdvice}</p>}
      <OpeningHoursTable />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline">
          {email}
        </a>
        <SocialLinks className="-mx-3 text-brand" />
      </div>
    </div>
  );
}
