import { clinic } from "#content/clinic.ts";
import { DemoBadge } from "../demo/demo-badge.tsx";
import { ClinicMap } from "./clinic-map.tsx";

const { address } = clinic;

interface FindUsProps {
  directions: { title: string; text: string }[];
  isSample: boolean;
}

export function FindUs({ directions, isSample }: FindUsProps) {
  return (
    <section aria-labelledby="find-us" className="section">
      <div className="wrap">
        <div className="mb-12 flex flex-wrap items-end justify-between gap-4 desk:mb-16">
          <h2 id="find-us">Find us</h2>
          <address translate="no" className="not-italic">
            {`${address.street}, ${address.city}, ${address.province} ${address.postalCode}`}
          </address>
        </div>
        <ClinicMap />
        {directions.length > 0 && (
          <div className="mt-12">
            <h3 className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-ds leading-[1.22]">
              Getting here {isSample && <DemoBadge />}
            </h3>
            <dl className="grid gap-8 tablet:grid-cols-3">
              {directions.map(({ title, text }) => (
                <div key={title} className="border-t-[1.5px] border-brand pt-4">
                  <dt className="font-semibold text-brand">{title}</dt>
                  <dd className="mt-1 whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
