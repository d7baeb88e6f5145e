import { Icon } from "#app/ui/icon.tsx";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { useClinic } from "./use-clinic.ts";

export function CallIconLink({ label = "Call" }: { label?: string }) {
  const { phone } = useClinic();
  return (
    <a
      href={getPhoneLink(phone)}
      aria-label={`${label} ${phone}`}
      className="inline-grid size-12 flex-none place-items-center rounded-full border-[1.5px] border-line text-brand focus-visible:rounded-full @desk:hidden"
    >
      <Icon name="phone" />
    </a>
  );
}
