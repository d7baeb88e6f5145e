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
    <div className="print-header hidden border-b border-brand pb-4 text-[10pt] leading-[1.35] print:block">
      <p lang={english.code} className="flex justify-between font-display text-[16pt] text-brand">
        <span>{name}</span>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <p lang={english.code} className="flex justify-between">
        <bdi dir="ltr">
          {address.street}, {address.city}, {address.province} {address.postalCode}
        </bdi>
        <span>{email}</span>
      </p>
      <p className="flex justify-between">
        <span>{hours ?? hoursLines.map(({ text }) => text).join(", ")}</span>
        <span>{emergency}</span>
      </p>
    </div>
  );
}
