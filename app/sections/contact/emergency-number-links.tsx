import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";

interface EmergencyNumberLinksProps {
  text: string;
  className?: string;
}

/** The text, with a link wherever it says to call 911 or 9-8-8, the suicide crisis helpline. */
export function EmergencyNumberLinks(props: EmergencyNumberLinksProps) {
  const { text, className = "underline" } = props;
  return text.split(/\b(911|9-8-8)\b/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a given text never move.
      <a key={i} href={getPhoneLink(part)} className={className}>
        {/* Above the padding of another number, which may be on the next line. */}
        <span className="relative z-1">{part}</span>
      </a>
    ),
  );
}
