import { DemoBadge } from "../demo/demo-badge.tsx";

export interface TestimonialAuthorData {
  clientName: string;
  /** The initials. */
  clientImg: string;
  discipline: string;
  isSample: boolean;
}

export function TestimonialAuthor({ testimonial }: { testimonial: TestimonialAuthorData }) {
  const { clientName, clientImg, discipline, isSample } = testimonial;
  return (
    <div className="flex items-center gap-4 text-s leading-[1.45]">
      <span
        aria-hidden="true"
        className="arch-small grid h-16 w-13 flex-none place-items-center bg-brand-tint-strong font-display text-[1.25rem] leading-none text-brand print:hidden"
      >
        {clientImg}
      </span>
      <span>
        <strong translate="no">{clientName}</strong> · {discipline}
        <br />
        <span className="text-muted">Shared with consent.</span> {isSample && <DemoBadge />}
      </span>
    </div>
  );
}
