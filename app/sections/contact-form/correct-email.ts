const slips: [RegExp, string][] = [
  [/@g(?:mial|amil|mai|nail|mali|mil)\./i, "@gmail."],
  [/@ho(?:tmial|tmal|tmai|mtail)\./i, "@hotmail."],
  [/@ya(?:hho|ho|hooo)\./i, "@yahoo."],
  [/\.(?:con|cmo|ocm|vom)$/i, ".com"],
];

/** Corrects the most common typos in the domain of an email address. */
export function correctEmail(email: string): string {
  return slips.reduce((corrected, [slip, domain]) => corrected.replace(slip, domain), email);
}
