import { MoreLink } from "#app/ui/more-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { clinic } from "#content/clinic.ts";
import { galleryReceptionDesk } from "#content/pictures/manifest.ts";
import { CallButton } from "./book-and-call.tsx";
import { type ProviderCardData, TeamGrid } from "./team-grid.tsx";

interface ServiceTeamProps {
  members: ProviderCardData[];
  /** Shown if the service has no provider of its own. */
  whomToAsk: string | undefined;
}

export function ServiceTeam({ members, whomToAsk }: ServiceTeamProps) {
  const isStaffed = members.length > 0;
  return (
    <section aria-labelledby="team" className="section">
      <div className="wrap">
        <div className="mb-12 grid gap-4 desk:mb-16 desk:grid-cols-[1fr_auto] desk:items-end">
          <h2 id="team">{isStaffed ? "Who you will see" : "Who to ask"}</h2>
          <MoreLink to="/registered-providers">All registered providers</MoreLink>
        </div>
        {isStaffed ? <TeamGrid people={members} isWide /> : <FrontDesk whomToAsk={whomToAsk} />}
      </div>
    </section>
  );
}

const cardStyle =
  "grid grid-cols-[clamp(5rem,30vw,7.5rem)_minmax(0,1fr)] items-start gap-5 wide:grid-cols-[13rem_minmax(0,1fr)] wide:items-center wide:gap-8 print:block";

function FrontDesk({ whomToAsk }: { whomToAsk: string | undefined }) {
  return (
    <div className={`max-w-176 print:max-w-none ${cardStyle}`}>
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
        <p className="mt-1.5 text-s leading-normal text-ink-soft print:hidden">
          {clinic.hoursInWords.weekdays}
          <br />
          {clinic.hoursInWords.saturday}
        </p>
        <CallButton size="small" className="mt-4" />
      </div>
    </div>
  );
}
