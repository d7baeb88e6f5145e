import { clinic } from "#content/clinic.ts";

/** Leaves out the visitor's text: it would travel by email, and could inject headers. */
export function mailtoUrl(email: string): string {
  const encodedEmail = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${encodedEmail}?subject=${encodeURIComponent(`Your message to ${clinic.name}`)}`;
}

export function telUrl(phone: string): string {
  return `tel:${isNorthAmerican(phone) ? `+1${phone}` : phone}`;
}

/** Such as (416) 555-0199; numbers outside North America stay as they were typed. */
export function formatPhone(phone: string): string {
  if (!isNorthAmerican(phone)) return phone;
  return `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
}

function isNorthAmerican(phone: string): boolean {
  return /^[2-9]\d{9}$/.test(phone);
}
