import { Link } from "react-router";
import { getMessageUrl } from "#app/layout/message-url.ts";
import { useOpenState } from "#app/layout/open-status.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ArrowLink, ArrowLinks } from "#app/ui/arrow-link.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { CallAndMessage } from "../contact/call-and-message.tsx";
import { EmergencyNote } from "./emergency-note.tsx";

export interface FinderRow {
  label: string;
  services: FinderService[];
  links: NavigationLink[];
}

interface FinderService extends NavigationLink {
  hint: string;
  picture: { source: PictureSource; crop: string };
}

const invitation = "Tell us what hurts. We will suggest who to see, and you can think it over.";
const columns = 4;

/** Remembers the chosen row in this tab, for Back. */
let chosenLabel: string | undefined;

/** Read when somebody leaves: a row may have been chosen before this script had arrived. */
function rememberChoice(fieldset: HTMLFieldSetElement) {
  return () => {
    chosenLabel = fieldset.querySelector<HTMLInputElement>("input:checked")?.value;
  };
}

/** Radio buttons show and hide the panels by CSS (`finder` in sections.css), so no script is needed. */
export function ServiceFinder({ rows }: { rows: FinderRow[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <fieldset ref={rememberChoice} className="finder min-w-0">
          <legend className="mb-4 desk:mb-10">
            <h2>What brings you in?</h2>
          </legend>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[min(21rem,24vw)_minmax(0,1fr)] desk:items-start desk:gap-8">
            <div className="flex flex-wrap gap-1.5 desk:grid desk:gap-0">
              {rows.map(({ label, services }, i) => (
                <label key={label} className="focus-frame">
                  <input
                    type="radio"
                    name="symptom"
                    value={label}
                    defaultChecked={label === (chosenLabel ?? rows[0]?.label)}
                    aria-describedby={
                      services.map((_, position) => getNameId(i, position)).join(" ") || undefined
                    }
                    className="sr-only"
                  />
                  {label}
                  <Icon name="arrow-right" className="size-4" />
                </label>
              ))}
            </div>
            <div>
              {rows.map((row, i) => (
                <Panel key={row.label} row={row} index={i} />
              ))}
            </div>
          </div>
          <EmergencyNote className="mt-3" />
        </fieldset>
      </div>
    </section>
  );
}

/** Each radio button is described by its services: a live region would read every panel aloud. */
function getNameId(row: number, position: number): string {
  return `symptom-${row}-${position}`;
}

function Panel({ row: { services, links }, index }: { row: FinderRow; index: number }) {
  return (
    <div data-panel>
      {services.length === 0 ? (
        <Invitation />
      ) : (
        <ul className="border-t-[1.5px] border-brand tablet:flex tablet:flex-wrap tablet:gap-[min(2rem,3.2vw)] tablet:border-0">
          {services.map((service, i) => (
            <li
              key={service.to}
              className="border-b border-line tablet:w-[max(7rem,25%-1.5rem)] tablet:border-0"
            >
              <ServiceWindow service={service} nameId={getNameId(index, i)} />
            </li>
          ))}
          {services.length < columns && <Question />}
        </ul>
      )}
      {links.length > 0 && (
        <p className="mt-3 flex max-w-none flex-wrap gap-x-7 text-base">
          <ArrowLinks links={links} />
        </p>
      )}
    </div>
  );
}

interface ServiceWindowProps {
  service: FinderService;
  nameId: string;
}

function ServiceWindow({ service: { to, name, hint, picture }, nameId }: ServiceWindowProps) {
  return (
    <Link
      to={to}
      className="group/window grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-4 py-1.5 tablet:block"
    >
      <span className="arch block ">
        <CoverPicture
          source={picture.source}
          alt=""
          sizes="(min-width: 62rem) 20rem, (min-width: 48rem) 36vw, 5rem"
          crop={picture.crop}
          className="transition-transform duration-300 group-hover/window:scale-[1.03]"
        />
      </span>
      <span>
        <b
          id={nameId}
          className="block font-display text-[1.1875rem] leading-[1.2] font-normal text-brand tablet:mt-6"
        >
          {name}
        </b>
        <span className="mt-0.5 block text-s leading-[1.35] text-muted">{hint}</span>
      </span>
      <Icon name="arrow-right" className="text-brand tablet:hidden" />
    </Link>
  );
}

function Question() {
  const { phone } = useClinic();
  const { isOpen } = useOpenState();
  return (
    <li className="max-w-80 flex-1 self-start border-t-[1.5px] border-brand pt-4 hidden tablet:block">
      <b className="font-display text-[1.1875rem] leading-[1.2] font-normal text-brand">
        Not quite it?
      </b>
      <p className="mt-2 text-base leading-normal">{invitation}</p>
      <p className="text-base">
        {isOpen ? (
          <a href={getPhoneLink(phone)} className="arrow-link">
            <span>
              Call <span className="inline-block">{phone}</span>
            </span>
            <Icon name="arrow-right" />
          </a>
        ) : (
          <ArrowLink to={getMessageUrl()}>Send a message</ArrowLink>
        )}
      </p>
    </li>
  );
}

function Invitation() {
  return (
    <>
      <p className="lead mb-4">
        Call and tell us what hurts, or send a message with your phone number and we will call you.
      </p>
      <CallAndMessage />
    </>
  );
}
