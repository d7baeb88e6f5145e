import { useClinic } from "#app/layout/use-clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { DemoBadge } from "../demo/demo-badge.tsx";

interface ReferringDoctorsProps {
  /** Empty if the clinic has none. */
  fax: string;
  isSample: boolean;
  rows: { term: string; text: string }[];
}

export function ReferringDoctors({ fax, isSample, rows }: ReferringDoctorsProps) {
  const { phone } = useClinic();
  return (
    <section aria-labelledby="doctors" className="section bg-surface-muted">
      <div className="wrap grid gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:items-center desk:gap-section">
        <div className="stack">
          <h2 id="doctors">For referring doctors</h2>
          <p className="lead print:hidden">
            {fax !== "" && "Fax is the quickest way. "}
            Patients do not need a referral to come, but a page from you saves them telling it
            twice.
          </p>
          {fax !== "" && (
            <p className="grid gap-1">
              <span className="font-semibold">Fax {isSample && <DemoBadge />}</span>
              <span className="font-display text-dl leading-[1.1] tracking-[-0.018em] text-brand">
                {fax}
              </span>
            </p>
          )}
          <p>
            {fax === "" ? "Have" : "Or have"} your office call{" "}
            <a href={getPhoneLink(phone)} className="whitespace-nowrap underline">
              {phone}
            </a>{" "}
            and ask for the front desk.
          </p>
        </div>
        <dl className="self-start border-t-[1.5px] border-brand print:columns-2">
          {rows.map(({ term, text }) => (
            <div key={term} className="flex flex-wrap gap-x-4 border-b border-line py-4">
              <dt className="basis-32 font-semibold text-brand">{term}</dt>
              <dd className="flex-1 basis-56">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
