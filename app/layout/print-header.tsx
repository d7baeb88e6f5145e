import { clinic } from "#content/clinic.ts";
import { english } from "#content/languages/language.ts";
import { useClinic } from "./use-clinic.ts";

const { name, address } = clinic;

/** On a page in another language, the last line is in that language. */
export interface PrintHeaderProps {
  hours?: string;
  emergency?: string;
}

export function PrintHeader({
  hours,
  emergency = "In a medical emergency call 911",
}: PrintHeaderProps) {
  const { phone, email, hoursLines } = useClinic();
  return (
    <div className="print-header hidden border-b border-brand pb-4 text-s leading-[1.35] print:block">
      <div lang={english.code} dir="ltr">
        <p className="flex justify-between font-display text-dl text-brand">
          <span>{name}</span>
          <span>{phone}</span>
        </p>
        <p className="flex justify-between">
          <span>
            {address.street}, {address.city}, {address.province} {address.postalCode}
          </span>
          <span>{email}</span>
        </p>
      </div>
      <p className="flex justify-between">
        <span>{hours ?? hoursLines.map(({ text }) => text).join(", ")}</span>
        <span>{emergency}</span>
      </p>
    </div>
  );
}
