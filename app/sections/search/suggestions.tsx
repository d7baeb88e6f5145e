import type { ComponentProps } from "react";
import { Link } from "react-router";
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
        <section aria-labelledby="offered" className="grid gap-4">
          <h2 id="offered" className="text-dm">
            We offer
          </h2>
          <Chips links={offered} aria-labelledby="offered" />
        </section>
      )}
      <Chips links={suggestions} aria-label="Often looked for" />
    </div>
  );
}

function Chips({ links, ...list }: { links: NavigationLink[] } & ComponentProps<"ul">) {
  return (
    <ul {...list} className="flex flex-wrap gap-2">
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-field px-4.5 py-1.5 text-base font-medium hover:bg-brand-tint focus-visible:rounded-full"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
