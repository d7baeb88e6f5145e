export interface Availability {
  name: string;
  takesNewPatients: boolean;
  isOnLeave: boolean;
  /** A date of the clinic's calendar, such as "2027-01-04"; empty if nobody knows it yet. */
  backOn: string;
}

export function isAway({ isOnLeave, backOn }: Omit<Availability, "name">, today: string): boolean {
  return isOnLeave && (backOn === "" || today < backOn);
}

/** A sentence in the place of the booking button; empty for those who can be booked. */
export function describeAvailability(person: Availability, today: string): string {
  const firstName = getFirstName(person.name);
  if (isAway(person, today))
    return person.backOn === ""
      ? `${firstName} is on leave.`
      : `${firstName} is on leave and returns on ${formatBackOn(person.backOn, today)}.`;
  return person.takesNewPatients
    ? ""
    : `${firstName} is not taking new patients now. Ask us who is.`;
}

/** With the title before it, if any: "Dr. Priya" of "Dr. Priya N." */
export function getFirstName(name: string): string {
  return /^(?:(?:Dr|Mr|Mrs|Ms|Mx|Prof)\.?\s+)?\S+/i.exec(name.trim())?.[0] ?? "";
}

function formatBackOn(date: string, today: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
  }).format(new Date(`${date}T00:00Z`));
}
