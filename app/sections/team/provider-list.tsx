import { Link } from "react-router";
import { BookButton } from "#app/layout/book-and-call.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { getFirstName } from "#domain/clinic/availability.ts";
import { Portrait } from "./portrait.tsx";

export interface ListedProvider {
  id: string;
  /** Known to the booking site, which may have one for several people. */
  bookingId: string;
  name: string;
  role: string | undefined;
  portrait: { source: PictureSource; alt: string; crop: string } | undefined;
  initials: string;
  languages: string;
  days: string;
  /** In the place of the booking button, unless it is empty. */
  availability: string;
  bio: string;
  bookedService: string | undefined;
  registration: { college: { name: string; registerUrl: string }; number: string } | undefined;
  booking: { note: string; to: "/contact" | undefined };
  /** Those to link to: none on the page of a service. */
  services: { name: string; path: string }[];
}

interface ProviderListProps {
  people: ListedProvider[];
  /** For people with less to say: three in a row on wide screens. */
  isCompact?: boolean;
  /** Prints without the texts of the people, so that the service fits on a sheet. */
  isOnServicePage?: boolean;
}

export function ProviderList({ people, isCompact, isOnServicePage }: ProviderListProps) {
  const columns = isCompact
    ? "wide:grid-cols-3 wide:gap-16"
    : people.length > 1
      ? "wide:grid-cols-2 wide:gap-x-16"
      : "";
  return (
    <ul className={`grid ${columns} ${isOnServicePage ? "print:grid-cols-2" : ""}`}>
      {people.map((person) => (
        <li key={person.id} id={person.id} className="border-t border-line print:border-0">
          <PersonCard person={person} isCompact={isCompact} isOnServicePage={isOnServicePage} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = Omit<ProviderListProps, "people"> & { person: ListedProvider };

function PersonCard({ person, isCompact, isOnServicePage }: CardProps) {
  const { name, role, portrait, initials, bio } = person;
  return (
    <div
      className={`grid grid-cols-[min(clamp(5.5rem,27vw,8rem),38%)_minmax(0,1fr)] gap-x-4 py-8 tablet:grid-cols-[min(10rem,30%)_minmax(0,1fr)] tablet:grid-rows-[auto_1fr] tablet:gap-x-8 tablet:py-10 ${isCompact ? "wide:block wide:pt-8 wide:pb-0" : "wide:grid-cols-[min(12.5rem,17vw)_minmax(0,1fr)] wide:py-12"} print:block ${isOnServicePage ? "print:py-0" : ""}`}
    >
      <Portrait
        picture={portrait}
        alt={portrait?.alt || `Portrait of ${name}`}
        sizes="(min-width: 75rem) 17rem, (min-width: 48rem) 13.5rem, 34vw"
        initials={initials}
        className={`self-start tablet:row-span-2 ${isCompact ? "wide:mb-5 wide:w-36" : ""}`}
      />
      <div className="self-end pb-1 tablet:pb-0">
        <h3 translate="no">{name}</h3>
        {role && (
          <p className="mt-1 text-base leading-[1.35] font-semibold text-balance print:text-s">
            {role}
          </p>
        )}
      </div>
      <div className="col-span-full mt-4 text-[1.0625rem] tablet:col-start-2 tablet:mt-3 print:mt-0 print:text-s">
        {bio && (
          <p className={`whitespace-pre-line ${isOnServicePage ? "print:hidden" : ""}`}>{bio}</p>
        )}
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
        <PersonActions person={person} isOnServicePage={isOnServicePage} />
      </div>
    </div>
  );
}

function PersonFacts({ person: { days, languages, registration } }: { person: ListedProvider }) {
  const rows = [
    { term: "Here", text: days },
    { term: "Speaks", text: languages },
    { term: "College", text: registration?.college.name },
  ].filter(({ text }) => text);
  const number = registration?.number && `Registration no. ${registration.number}`;
  return (
    <dl className="mt-3.5 text-s leading-[1.45] print:mt-0 print:flex print:flex-wrap print:gap-x-6">
      {rows.map(({ term, text }) => (
        <div
          key={term}
          className="grid grid-cols-[min(5.25rem,40%)_minmax(0,1fr)] gap-3 py-1 print:flex print:py-0"
        >
          <dt className="text-muted">{term}</dt>
          <dd>
            {text}
            {term === "College" && number && <span className="block">{number}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PersonActions({ person, isOnServicePage }: CardProps) {
  const { bookingId, name, bookedService, registration, booking, availability } = person;
  const buttonProps = { variant: "bookLine", size: "small", className: "px-3.5!" } as const;
  const label = (
    <span className={booking.note && "py-1.5"}>
      {isOnServicePage ? (
        `Book with ${getFirstName(name)}`
      ) : (
        <>
          Book An Appointment
          <span className="sr-only"> with {name}</span>
        </>
      )}
      {booking.note && <span className="block font-normal"> {booking.note}</span>}
    </span>
  );
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-s">
      {availability ? (
        <p className="text-base font-semibold">{availability}</p>
      ) : booking.to === undefined ? (
        <BookButton {...buttonProps} service={bookedService} provider={bookingId}>
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
