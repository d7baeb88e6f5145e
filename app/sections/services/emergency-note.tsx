import { caudaEquina, heartOrStroke } from "#content/red-flags.ts";

const [beforeNumber, afterNumber] = heartOrStroke.split("911");

export function EmergencyNote({ className }: { className: string }) {
  return (
    <p className={`text-s leading-[1.4] text-muted ${className}`}>
      {beforeNumber}
      <a href="tel:911" className="underline">
        911
      </a>
      {afterNumber} {caudaEquina}
    </p>
  );
}
