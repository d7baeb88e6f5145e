import { clinic } from "#content/clinic.ts";

const { name, address, phone, email, hoursInWords } = clinic;

/** Replaces header and footer on paper. */
export function Letterhead() {
  return (
    <div className="letterhead hidden border-b border-evergreen pb-4 text-[10pt] leading-[1.35] print:block">
      <p className="flex justify-between font-display text-[16pt] text-evergreen">
        <span>{name}</span>
        <span>{phone.shown}</span>
      </p>
      <p className="flex justify-between">
        <span>
          {address.street}, {address.city}, {address.province} {address.postalCode}
        </span>
        <span>{email}</span>
      </p>
      <p className="flex justify-between">
        <span>
          {hoursInWords.weekdays}, {hoursInWords.saturday}
        </span>
        <span>In a medical emergency call 911</span>
      </p>
    </div>
  );
}
