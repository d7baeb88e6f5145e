import { memo } from "react";
import { Callout } from "#app/ui/callout.tsx";
import { type AdvertisingClaim, findClaims } from "#domain/clinic/advertising-claims.ts";

/** Every field has one, and only the field that is typed in has a new text. */
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
        {[...claims].map(([key, { phrase: words, reason: why, suggestion: instead }]) => (
          <li key={key}>
            <b className="font-semibold">“{words}”</b> is something the colleges’ advertising rules
            warn about: {why}. Try {instead}. You decide.
          </li>
        ))}
      </ul>
    </Callout>
  );
});
