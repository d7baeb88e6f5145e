import { useClinic } from "#app/layout/use-clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";

export function PhoneLink() {
  const { phone } = useClinic();
  return (
    <a href={getPhoneLink(phone)}>
      <span className="inline-block">{phone}</span>
    </a>
  );
}

export function EmailLink() {
  const { email } = useClinic();
  return <a href={`mailto:${email}`}>{email}</a>;
}
