import { Link } from "react-router";
import { getMessageUrl } from "#app/layout/message-url.ts";
import { OpenSentence, useOpenState } from "#app/layout/open-status.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";

export interface HeroFact {
  to: string;
  title: string;
  text: string;
}

export function HeroFacts({ facts }: { facts: HeroFact[] }) {
  return (
    <ul
      aria-label="Good to know before you come"
      className="wrap grid grid-cols-2 gap-x-6 pb-3 tablet:grid-cols-4 tablet:pb-0 tablet:gap-[min(2rem,3.2vw)]"
    >
      {facts.map(({ to, title, text }) => (
        <li key={to} className="border-line desk:my-4 desk:not-first:border-l desk:not-first:pl-7">
          <Link
            to={to}
            className="group/card block h-full border-t border-line py-3 leading-[1.3] tablet:border-0 desk:py-0.5"
          >
            <b className="block text-s font-semibold text-brand group-hover/card:underline ">
              {title}
            </b>
            <span className="mt-0.5 block text-s text-muted max-desk:hidden">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Phones have the action bar instead. */
export function HeroStatus() {
  const { phone } = useClinic();
  const state = useOpenState();
  return (
    <OpenSentence state={state} className="mt-5 text-s text-muted max-desk:hidden">
      {state.isOpen ? (
        <>
          Prefer to talk? Call{" "}
          <a href={getPhoneLink(phone)} className="whitespace-nowrap underline">
            {phone}
          </a>
        </>
      ) : (
        <>
          Book online now, or{" "}
          <Link to={getMessageUrl()} className="underline">
            send a message
          </Link>
        </>
      )}
    </OpenSentence>
  );
}
