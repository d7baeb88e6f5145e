import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";

export function CallIconLink({ label = `Call ${clinic.phone.formatted}` }: { label?: string }) {
  return (
    <a
      href={clinic.phone.link}
      aria-label={label}
      className="inline-grid size-12 flex-none place-items-center rounded-full border-[1.5px] border-line text-brand focus-visible:rounded-full desk:hidden"
    >
      <Icon name="phone" />
    </a>
  );
}
