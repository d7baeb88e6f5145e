/** What a link may lead to: the sanitiser of posts keeps nothing else. */
const kept = /^(https:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d(]|\/(?!\/))\S*$/i;

export function isKeptLink(address: string): boolean {
  return kept.test(address);
}

/** What was typed, as the address that is meant: www.clinic.ca, name@clinic.ca, 416 555 0199. */
export function readLink(typed: string): string {
  const text = typed.trim();
  if (/^http:\/\//i.test(text)) return text.replace(/^http:/i, "https:");
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return `tel:${text.replace(/[\s().-]/g, "")}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return text;
}

export const linkProblem =
  "A link begins with https://, mailto:, tel:, or / for a page of this site.";
