import { memo } from "react";
import { Callout } from "#app/ui/callout.tsx";
import { type AdvertisingClaim, findClaims } from "#domain/clinic/advertising-claims.ts";

/** Memoized: of all the fields with a warning, only the one being typed in changes. */
export const AdvertisingWarning = memo(({ text }: { text: string }) => {
  const claims = new Map<string, AdvertisingClaim>();
  for (const claim of findClaims(text)) {
    const key = claim.phrase.toLowerCase();
    if (!claims.has(key)) claims.set(key, claim);
  }
  if (claims.size === 0) return null;
  return (
    <Callout tone="warning" className="text-base">
      <ul className="grid gap-1">
        {[...claims].map(([key, { phrase, reason, suggestion }]) => (
          <li key={key}>
            <b className="font-semibold">“{phrase}”</b> is something the colleges’ advertising rules
            warn about: {reason}. Try {suggestion}. You decide.
          </li>
        ))}
      </ul>
    </Callout>
  );
});
