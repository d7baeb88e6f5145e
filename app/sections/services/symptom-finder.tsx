import { Link } from "react-router";
import type { NavigationLink } from "#content/navigation.ts";
import { EmergencyNote } from "./emergency-note.tsx";

interface SymptomFinderProps {
  symptoms: { label: string; links: NavigationLink[] }[];
}

export function SymptomFinder({ symptoms }: SymptomFinderProps) {
  return (
    <section aria-labelledby="what-hurts" className="wrap pt-section">
      <h2 id="what-hurts" className="mb-8 desk:mb-10">
        What would you like help with?
      </h2>
      <dl className="gap-x-8 border-t-[1.5px] border-brand broad:grid broad:grid-cols-2">
        {symptoms.map(({ label, links }) => (
          <div
            key={label}
            className="border-b border-line py-2 items-baseline gap-x-4 tablet:grid tablet:grid-cols-[min(15rem,50%)_1fr]"
          >
            <dt className="pt-1.5 font-display text-[1.25rem] leading-[1.3] text-brand">{label}</dt>
            <dd className="flex flex-wrap gap-x-5">
              {links.map(({ name, to }) => (
                <Link key={to} to={to} className="inline-flex min-h-11 items-center underline">
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <EmergencyNote className="mt-5" />
    </section>
  );
}
