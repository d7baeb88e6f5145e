import { Link } from "react-router";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { BookButton } from "../contact/book-and-call.tsx";
import type { ProviderCardData } from "./team-grid.tsx";

export interface ListedProvider extends ProviderCardData {
  services: { name: string; path: string }[];
}

interface ProviderListProps {
  people: ListedProvider[];
  /** For people with less to say: three in a row on wide screens. */
  isCompact?: boolean;
}

export function ProviderList({ people, isCompact = false }: ProviderListProps) {
  const columns = isCompact ? "wide:grid-cols-3 wide:gap-x-12" : "wide:grid-cols-2 wide:gap-x-16";
  return (
    <ul className={`grid ${columns}`}>
      {people.map((person) => (
        <li key={person.id} id={person.id} className="border-t border-line">
          <PersonCard person={person} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person, isCompact }: { person: ListedProvider; isCompact: boolean }) {
  const { name, role, portrait, bio } = person;
  return (
    <div
      className={`grid grid-cols-[clamp(5.5rem,27vw,8rem)_minmax(0,1fr)] gap-x-4.5 py-7 tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:grid-rows-[auto_1fr] tablet:gap-x-8 tablet:py-10 ${isCompact ? "wide:block wide:pt-8 wide:pb-0" : "wide:grid-cols-[12.5rem_minmax(0,1fr)] wide:py-12"}`}
    >
      <div
        className={`arch self-start bg-brand-tint-strong tablet:row-span-2 ${isCompact ? "wide:mb-5 wide:w-36" : ""}`}
      >
        {portrait && (
          <ResponsivePicture
            source={portrait.source}
            alt={portrait.alt || `Portrait of ${name}`}
            sizes="(min-width: 75rem) 12.5rem, (min-width: 48rem) 10rem, 34vw"
            className={`size-full object-cover ${portrait.crop}`}
          />
        )}
      </div>
      <div className="self-end pb-1 tablet:pb-0">
        <h3>{name}</h3>
        {role && <p className="mt-1 text-base leading-[1.35] font-semibold">{role}</p>}
      </div>
      <div className="col-span-full mt-4 text-[1.0625rem] tablet:col-start-2 tablet:mt-3">
        {bio && <p>{bio}</p>}
        <PersonFacts person={person} />
        {person.services.length > 0 && (
          <ul aria-label={`Services of ${name}`} className="mt-3.5 flex flex-wrap gap-1.5">
            {person.services.map((service) => (
              <li key={service.path}>
                <Link
                  to={service.path}
                  className="inline-flex min-h-11 items-center rounded-full bg-brand-tint px-3.5 py-0.5 text-s font-medium text-brand hover:bg-brand-tint-strong hover:underline focus-visible:rounded-full [.bg-surface-muted_&]:bg-brand-tint-strong"
                >
                  {service.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <PersonActions person={person} />
      </div>
    </div>
  );
}

function PersonFacts({ person: { days, languages, registration } }: { person: ListedProvider }) {
  const rows = [
    { term: "Here", text: days },
    { term: "Speaks", text: languages },
    { term: "College", text: registration?.college.name },
    { term: "Number", text: registration?.number && `Registration no. ${registration.number}` },
  ].filter(({ text }) => text);
  return (
    <dl className="mt-3.5 text-s leading-[1.45]">
      {rows.map(({ term, text }) => (
        <div key={term} className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-3 py-1">
          <dt className="text-muted">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function PersonActions({ person }: { person: ListedProvider }) {
  const { id, name, bookedService, registration, booking, availability } = person;
  const buttonProps = { variant: "bookLine", size: "small", className: "px-3.5!" } as const;
  const label = (
    <span className={booking.note && "py-1.5"}>
      Book An Appointment
      <span className="sr-only"> with {name}</span>
      {booking.note && <span className="block font-normal"> {booking.note}</span>}
    </span>
  );
  return (
    <div className="mt-4.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-s">
      {availability ? (
        <p className="text-base font-semibold">{availability}</p>
      ) : booking.to === undefined ? (
        <BookButton {...buttonProps} service={bookedService} provider={id}>
          {label}
        </BookButton>
      ) : (
        <ButtonLink {...buttonProps} to={booking.to}>
          {label}
        </ButtonLink>
      )}
      {registration && (
        <ArrowLink
          to={registration.college.registerUrl}
          hiddenText={`for ${name}: ${registration.college.name}`}
        >
          Public register
        </ArrowLink>
      )}
    </div>
  );
}
