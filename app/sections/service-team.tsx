import { MoreLink } from "#app/ui/more-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { clinic } from "#content/clinic.ts";
import { galleryReceptionDesk } from "#content/pictures/manifest.ts";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";
import type { TeamMember } from "#content/team.ts";
import { BookButton, CallButton } from "./book-and-call.tsx";

export type ServiceTeamMember = Omit<TeamMember, "portrait" | "services"> & {
  portrait: PictureSource;
};

interface ServiceTeamProps {
  members: ServiceTeamMember[];
  /** Where nobody stands on the page. */
  whomToAsk: string | undefined;
}

/** Who provides a service; where no one of the team does it alone, whom to ask. */
export function ServiceTeam({ members, whomToAsk }: ServiceTeamProps) {
  const isStaffed = members.length > 0;
  return (
    <section aria-labelledby="team" className="section">
      <div className="wrap">
        <div className="mb-12 grid gap-4 desk:mb-16 desk:grid-cols-[1fr_auto] desk:items-end">
          <h2 id="team">{isStaffed ? "Who you will see" : "Who to ask"}</h2>
          <MoreLink to="/registered-providers">All registered providers</MoreLink>
        </div>
        {isStaffed ? (
          <ul className="grid gap-x-8 gap-y-12 desk:grid-cols-2">
            {members.map((member) => (
              <li key={member.name}>
                <WideProviderCard member={member} />
              </li>
            ))}
          </ul>
        ) : (
          <FrontDesk whomToAsk={whomToAsk} />
        )}
      </div>
    </section>
  );
}

const cardStyle =
  "grid grid-cols-[clamp(5rem,30vw,7.5rem)_minmax(0,1fr)] items-start gap-5 wide:grid-cols-[13rem_minmax(0,1fr)] wide:items-center wide:gap-8";

/** The portrait beside the facts, always; team-grid has the tall card of the same person. */
function WideProviderCard({ member }: { member: ServiceTeamMember }) {
  const { name, role, registration, languages, portrait } = member;
  return (
    <div className={cardStyle}>
      <div className="arch bg-sage-200">
        <Picture
          source={portrait}
          alt={`Portrait of ${name}`}
          sizes="(min-width: 75rem) 13rem, 30vw"
          className="size-full object-cover object-[50%_40%]"
        />
      </div>
      <div>
        <h3 className="mt-1">{name}</h3>
        {role && <p className="mt-1 leading-[1.4] font-semibold">{role}</p>}
        <p className="mt-1.5 text-s leading-normal text-ink-soft">
          {registration ? (
            <>
              {registration.college.name}
              <br />
              Registration no. {registration.number}
            </>
          ) : (
            "Clinic team, not a member of a health college"
          )}
          <br />
          Speaks {inWords(languages)}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          <BookButton
            look="bookLine"
            size="small"
            className="max-tablet:px-4! min-[22.5rem]:whitespace-nowrap"
          >
            Book An Appointment
          </BookButton>
          {registration && (
            <span className="text-s">
              <MoreLink to={registration.college.registerUrl} rest={`entry of ${name}`}>
                Public register
              </MoreLink>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function FrontDesk({ whomToAsk }: { whomToAsk: string | undefined }) {
  return (
    <div className={`max-w-176 ${cardStyle}`}>
      <div className="arch">
        <Picture
          source={galleryReceptionDesk}
          alt="The reception desk before a green arched niche"
          sizes="(min-width: 75rem) 13rem, 30vw"
          className="size-full object-cover object-[54%_50%]"
        />
      </div>
      <div>
        <h3 className="mt-1">Ask at the front desk</h3>
        <p className="mt-3">{whomToAsk}</p>
        <p className="mt-1.5 text-s leading-normal text-ink-soft">
          {clinic.hoursInWords.weekdays}
          <br />
          {clinic.hoursInWords.saturday}
        </p>
        <CallButton size="small" className="mt-4" />
      </div>
    </div>
  );
}

function inWords(languages: string[]): string {
  return new Intl.ListFormat("en-CA", { type: "conjunction" }).format(languages);
}
