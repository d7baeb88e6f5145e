import { SocialLinks } from "#app/layout/social-links.tsx";
import { clinic } from "#content/clinic.ts";
import { OpeningHoursTable } from "./opening-hours-table.tsx";

export function ContactDetails() {
  return (
    <div className="grid gap-6">
      <p>
        <a
          href={clinic.phone.link}
          className="inline-block py-2 font-display text-dm leading-[1.1] whitespace-nowrap text-brand underline decoration-ornament"
        >
          {clinic.phone.formatted}
        </a>
      </p>
      <OpeningHoursTable />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={`mailto:${clinic.email}`} className="inline-flex min-h-11 items-center underline">
          {clinic.email}
        </a>
        <SocialLinks className="-mx-3 text-brand" />
      </div>
    </div>
  );
}
