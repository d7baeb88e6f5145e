import parseAddresses from "nodemailer/lib/addressparser";

/** `name` is empty if there is only an address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Parses a list such as `c@d.example, Edda <e@f.example>`. Undefined if an entry has no address. */
export function parseMailboxes(list: string): Mailbox[] | undefined {
  // The parser leaves out empty entries, where an address was probably forgotten.
  if (/(^|,)\s*(,|$)/.test(list)) return undefined;
  const mailboxes = parseAddresses(list).map(({ name, address = "" }) => ({ name, address }));
  return mailboxes.every(isValid) ? mailboxes : undefined;
}

/** In a name, an @ is that of a second address. */
function isValid({ name, address }: Mailbox): boolean {
  return /^[^\s<>@,"]+@[^\s<>@,"]+$/.test(address) && !name.includes("@");
}
