import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type PictureSource, ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { BookButton } from "../contact/book-and-call.tsx";

export interface ProviderCardData {
  id: string;
  name: string;
  role: string | undefined;
  portrait: { source: PictureSource; alt: string; crop: string } | undefined;
  languages: string;
  days: string;
  /** In the place of the booking button, unless it is empty. */
  availability: string;
  bio: string;
  bookedService: string | undefined;
  registration: { college: { name: string; registerUrl: string }; number: string } | undefined;
  booking: { note: string; to: "/contact" | undefined };
}

interface TeamGridProps {
  people: ProviderCardData[];
  isWide?: boolean;
}

export function TeamGrid({ people, isWide = false }: TeamGridProps) {
  return (
    <ul
      className={`grid gap-x-8 gap-y-12 ${isWide ? "desk:grid-cols-2 print:grid-cols-2" : "tablet:grid-cols-2 tablet:gap-y-16 desk:grid-cols-3 desk:gap-y-20"}`}
    >
      {people.map((person) => (
        <li key={person.id}>
          <ProviderCard person={person} isWide={isWide} />
        </li>
      ))}
    </ul>
  );
}

function ProviderCard({ person, isWide = false }: { person: ProviderCardData; isWide?: boolean }) {
  const { name, role, portrait, languages, days, bio, registration } = person;
  return (
    <div
      className={`grid grid-cols-[clamp(4rem,25vw,7.5rem)_minmax(0,1fr)] gap-x-4 print:block ${isWide ? "tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:items-center tablet:gap-x-8 wide:grid-cols-[13rem_minmax(0,1fr)]" : "tablet:block"}`}
    >
      <div
        className={`arch self-start bg-brand-tint-strong ${isWide ? "" : "tablet:mb-6 tablet:w-60"}`}
      >
        {portrait && (
          <ResponsivePicture
            source={portrait.source}
            alt={portrait.alt || `Portrait of ${name}`}
            sizes="(min-width: 48rem) 20rem, 34vw"
            className={`size-full object-cover ${portrait.crop}`}
          />
        )}
      </div>
      <div className="text-s leading-normal">
        <h3 className={isWide ? "text-ds desk:text-dm" : "text-ds"}>{name}</h3>
        {role && <p className={`mt-1 font-semibold ${isWide ? "desk:text-base" : ""}`}>{role}</p>}
        <div className="mt-1 grid gap-0.5 text-muted">
          {registration && (
            <>
              <p>{registration.college.name}</p>
              {registration.number && <p>Registration no. {registration.number}</p>}
            </>
          )}
          {languages && <p>Speaks {languages}</p>}
          {days && <p className="print:hidden">In on {days}</p>}
        </div>
        {bio && <p className="mt-2 print:hidden">{bio}</p>}
        {registration && (
          <ArrowLink
            to={registration.college.registerUrl}
            hiddenText={`for ${name}: ${registration.college.name}`}
          >
            Public register
          </ArrowLink>
        )}
        <div className={registration ? "mt-2" : "mt-4"}>
          <ProviderBookButton person={person} isNamed={isWide} />
        </div>
      </div>
    </div>
  );
}

function ProviderBookButton({
  person: { id, name, bookedService, booking, availability },
  isNamed,
}: {
  person: ProviderCardData;
  isNamed: boolean;
}) {
  if (availability) return <p className="font-semibold">{availability}</p>;
  const buttonProps = { variant: "bookLine", size: "small", className: "px-3.5!" } as const;
  const label = (
    <span className={booking.note && "py-1.5"}>
      {isNamed ? `Book with ${name.split(" ")[0]}` : "Book An Appointment"}
      {booking.note && <span className="block font-normal"> {booking.note}</span>}
    </span>
  );
  if (booking.to === undefined)
    return (
      <BookButton {...buttonProps} service={bookedService} provider={id}>
        {label}
      </BookButton>
    );
  return (
    <ButtonLink {...buttonProps} to={booking.to}>
      {label}
    </ButtonLink>
  );
}
