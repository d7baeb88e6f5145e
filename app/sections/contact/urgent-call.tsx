import { CallButton, MessageButton } from "#app/layout/book-and-call.tsx";
import { useClosedUntil } from "#app/layout/open-status.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { ClinicService } from "#domain/clinic/services-definition.ts";
import { EmergencyNumberLinks } from "./emergency-number-links.tsx";

/** For a service without its own, while the clinic is open. */
export const textsAboutPain = {
  urgentHeading: "In pain right now?",
  urgentText: "Call and say that it cannot wait. We will look for the earliest time we have.",
  urgentHelpline: "",
  urgentCall: "",
  urgentNote: "In a medical emergency call 911.",
};
const closedTextAboutPain =
  "Send a message and say that it cannot wait. We will look for the earliest time we have.";

interface UrgentCallProps {
  service: typeof textsAboutPain & Pick<ClinicService, "url" | "hasUrgentText">;
}

export function UrgentCall({ service }: UrgentCallProps) {
  const closedUntil = useClosedUntil();
  const { phone } = useClinic();
  const { urgentHelpline: helpline, urgentCall: call, urgentNote: note } = service;
  const closedText = service.hasUrgentText ? service.urgentText : closedTextAboutPain;
  const closure = closedUntil && (
    <p className={helpline ? "max-w-80" : undefined}>
      {helpline
        ? `Our clinic is closed ${closedUntil}.`
        : `We are closed ${closedUntil}, and nobody answers our phone.`}
    </p>
  );
  const phoneLink = (
    <a
      href={getPhoneLink(phone)}
      className="-my-3.5 py-3.5 text-center whitespace-nowrap underline"
    >
      {phone}
    </a>
  );
  return (
    <section
      aria-labelledby="urgent"
      className="on-dark grid gap-4 rounded-m bg-brand p-6 text-s leading-normal text-on-brand desk:flex desk:flex-wrap desk:items-center desk:gap-x-8 print:hidden"
    >
      <div className="grid flex-1 basis-48 gap-1.5">
        <h2 id="urgent" className="text-ds tracking-[-0.01em]">
          {service.urgentHeading}
        </h2>
        <p className="whitespace-pre-line">
          <EmergencyNumberLinks
            text={closedUntil ? closedText : service.urgentText}
            className={numberStyle}
          />
        </p>
        {!helpline && closure}
      </div>
      <div className="grid gap-3">
        {helpline && (
          <ButtonLink to={getPhoneLink(helpline)} variant="pale" size="small">
            <Icon name="phone" className="size-[1.15em]" />
            Call {helpline}
          </ButtonLink>
        )}
        {call && (
          <p>
            {call} {(helpline || closedUntil) && phoneLink}
          </p>
        )}
        {!helpline && !closedUntil && <CallButton variant="pale" size="small" />}
        {!helpline && closedUntil && <MessageButton variant="pale" size="small" />}
        {(helpline || closedUntil) && !call && phoneLink}
        {helpline && closure}
        {note && (
          <p className="whitespace-pre-line">
            <EmergencyNumberLinks text={note} className={numberStyle} />
          </p>
        )}
      </div>
    </section>
  );
}

const numberStyle = "-m-3 inline-block p-3 font-semibold whitespace-nowrap underline";
