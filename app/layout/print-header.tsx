import { clinic } from "#content/clinic.ts";
import { useClinic } from "./use-clinic.ts";

const { name, address } = clinic;

export function PrintHeader() {
  const { phone, email, hoursLines } = useClinic();
  return (
    <div className="print-header hidden border-b border-brand pb-4 text-[10pt] leading-[1.35] print:block">
      <p className="flex justify-between font-display text-[16pt] text-brand">
        <span>{name}</span>
        <span>{phone}</span>
      </p>
      <p className="flex justify-between">
        <span>
          {address.street}, {address.city}, {address.province} {address.postalCode}
        </span>
        <span>{email}</span>
      </p>
      <p className="flex justify-between">
        <span>{hoursLines.map(({ text }) => text).join(", ")}</span>
        <span>In a medical emergency call 911</span>
      </p>
    </div>
  );
}
