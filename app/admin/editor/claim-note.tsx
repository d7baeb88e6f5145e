import { Note } from "#app/ui/note.tsx";
import { type Claim, findClaims } from "#domain/advertising.ts";

/** Lists each restricted phrase once. */
export function ClaimNote({ text }: { text: string }) {
  const claims = new Map<string, Claim>();
  for (const claim of findClaims(text)) {
    const word = claim.words.toLowerCase();
    if (!claims.has(word)) claims.set(word, claim);
  }
  if (claims.size === 0) return null;
  return (
    <Note tone="care" className="text-base">
      <ul className="grid gap-1">
        {[...claims].map(([word, { words, why, instead }]) => (
          <li key={word}>
            <b className="font-semibold">“{words}”</b> is something the colleges’ advertising rules
            warn about: {why}. Try {instead}. You decide.
          </li>
        ))}
      </ul>
    </Note>
  );
}
