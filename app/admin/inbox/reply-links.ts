import { clinic } from "#content/clinic.ts";

/** With a subject and nothing of the message. What a visitor wrote can add no header to it. */
export function mailLink(email: string): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(`Your message to ${clinic.name}`)}`;
}

export function callLink(phone: string): string {
  return `tel:${isNorthAmerican(phone) ? `+1${phone}` : phone}`;
}

/** (416) 555-0199; a number that is not of North America as it was typed. */
export function phoneInWords(phone: string): string {
  if (!isNorthAmerican(phone)) return phone;
  return `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
}

function isNorthAmerican(phone: string): boolean {
  return /^[2-9]\d{9}$/.test(phone);
}
