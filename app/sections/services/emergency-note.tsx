import { caudaEquina, heartOrStroke } from "#content/red-flags.ts";
import { EmergencyNumberLinks } from "../contact/emergency-number-links.tsx";

export function EmergencyNote({ className }: { className: string }) {
  return (
    <p className={`text-s leading-[1.4] text-muted ${className}`}>
      <EmergencyNumberLinks text={`${heartOrStroke} ${caudaEquina}`} />
    </p>
  );
}
