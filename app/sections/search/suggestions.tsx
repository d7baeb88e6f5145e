import { ChipLinks } from "#app/ui/chip-links.tsx";
import type { NavigationLink } from "#content/navigation.ts";
import { CallAndMessage } from "../contact/call-and-message.tsx";

interface SuggestionsProps {
  query: string;
  isLimited: boolean;
  examples: string;
  suggestions: NavigationLink[];
  offered: NavigationLink[];
}

export function Suggestions(props: SuggestionsProps) {
  const { query, isLimited, examples, suggestions, offered } = props;
  return (
    <div className="grid gap-6">
      {query !== "" && (
        <>
          <p className="lead">
            {isLimited
              ? "The pages below are one tap away. Or ask us: we know who treats what."
              : `Try ${query.includes(" ") ? "one word instead of several" : "another word"}, such as ${examples}. Or ask us: we know who treats what.`}
          </p>
          <CallAndMessage />
        </>
      )}
      {offered.length > 0 && (
        <section aria-labelledby="offered" className="grid gap-4 print:hidden">
          <h2 id="offered" className="text-dm">
            We offer
          </h2>
          <ChipLinks links={offered} aria-labelledby="offered" />
        </section>
      )}
      <ChipLinks links={suggestions} aria-label="Often looked for" />
    </div>
  );
}
