import { CallButton } from "#app/layout/book-and-call.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { receptionPicture } from "#content/pages/reception-picture.ts";
import { type ListedProvider, ProviderList } from "../team/provider-list.tsx";

interface ServiceTeamProps {
  members: ListedProvider[];
  teamLink: string;
  contactAdvice: string;
}

export function ServiceTeam({ members, teamLink, contactAdvice }: ServiceTeamProps) {
  const isStaffed = members.length > 0;
  // One card would leave half of a wide screen empty.
  const isRow = members.length < 2;
  return (
    <section aria-labelledby="team" className="section">
      <div className={`wrap ${isRow ? "desk:grid desk:grid-cols-[4fr_8fr] desk:gap-12" : ""}`}>
        <div
          className={`mb-8 grid gap-4 print:mb-0 ${isRow ? "content-start justify-items-start" : "desk:mb-10 desk:flex desk:flex-wrap desk:items-end"}`}
        >
          <h2 id="team" className="flex-1 basis-48">
            {isStaffed ? "Who you will see" : "Who to ask"}
          </h2>
          <ArrowLink to="/registered-providers">{teamLink}</ArrowLink>
        </div>
        {isStaffed ? (
          <ProviderList people={members} isOnServicePage />
        ) : (
          <FrontDesk contactAdvice={contactAdvice} />
        )}
      </div>
    </section>
  );
}

const cardClass =
  "grid grid-cols-[min(clamp(5rem,40vw-3rem,7.5rem),38%)_minmax(0,1fr)] items-start gap-5 wide:grid-cols-[min(12.5rem,17vw)_minmax(0,1fr)] wide:items-center wide:gap-8 print:block";

function FrontDesk({ contactAdvice }: { contactAdvice: string }) {
  const { hoursLines } = useClinic();
  return (
    <div className={`max-w-176 print:max-w-none ${cardClass}`}>
      <div className="arch">
        <CoverPicture
          {...receptionPicture}
          sizes="(min-width: 75rem) 13rem, 30vw"
          crop="object-[54%_50%]"
        />
      </div>
      <div>
        <h3 className="mt-1">Ask at the front desk</h3>
        <p className="mt-3 whitespace-pre-line">{contactAdvice}</p>
        <p className="mt-1.5 text-s leading-normal text-muted print:hidden">
          {hoursLines.map(({ text }) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </p>
        <CallButton size="small" className="mt-4" />
      </div>
    </div>
  );
}
