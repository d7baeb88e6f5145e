import { type ReactNode, useEffect } from "react";
import { data, Link, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { dbContext, messageCareContext, staffContext } from "#app/context.ts";
import { openMessage } from "#domain/messages/open-messages.server.ts";
import type { Route } from "./+types/message";
import { momentInWords } from "./clinic-time.ts";
import { idInAddress } from "./id-in-address.ts";
import { inboxAddress } from "./inbox/folders.ts";
import { initialsOf } from "./inbox/initials.ts";
import { LetterActions } from "./inbox/letter-actions.tsx";
import { LetterFailure } from "./inbox/letter-failure.tsx";
import { LetterLog, letterLogWords } from "./inbox/letter-log.tsx";
import { letterHeadingId, useLetterPlace } from "./inbox/letter-place.ts";
import { callLink, mailLink, phoneInWords } from "./inbox/reply-links.ts";
import { upperFirst } from "./list/list-summary.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idInAddress(params.id);
  const staff = await context.get(staffContext)();
  const message = staff && (await openMessage(context.get(dbContext), id, staff));
  if (message === undefined) throw data("There is no such message.", { status: 404 });
  const now = new Date();
  const when = momentInWords(message.received_at, now);
  return {
    message,
    initials: initialsOf(message.name),
    when: upperFirst(when),
    log: letterLogWords(message, now, context.get(messageCareContext).isAnnounced),
  };
}

/** Every load is recorded in the access log, so an open message is not loaded again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const { message, initials, when, log } = loaderData;
  const { message_id: id, name, email, phone } = message;
  const { folder } = useLetterPlace();
  const { revalidate } = useRevalidator();

  // The list and the header's unread count may have been loaded before this view was recorded.
  useEffect(() => {
    if (message.readings.length === 1) void revalidate();
  }, [message, revalidate]);

  return (
    <article className="desk:sticky desk:top-0 desk:self-start grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 px-[clamp(1.25rem,3vw,2.5rem)] py-6">
      <Link
        to={inboxAddress(folder)}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-evergreen desk:hidden"
      >
        <Icon name="arrow-left" /> All messages
      </Link>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid h-16 w-13 flex-none place-items-center bg-sage-200 font-display text-[1.25rem] leading-none text-evergreen arch-small"
        >
          {initials === "" ? <Icon name="inbox" /> : initials}
        </span>
        <div className="min-w-0">
          <h2
            id={letterHeadingId}
            tabIndex={-1}
            className="w-fit max-desk:scroll-mt-28 text-ds [overflow-wrap:anywhere]"
          >
            <bdi>{name}</bdi>
          </h2>
          <p className="text-s text-ink-soft">
            <time dateTime={message.received_at}>{when}</time>, from the{" "}
            {message.form_type.toLowerCase()}
          </p>
        </div>
      </div>
      <dl className="grid border-t-[1.5px] border-evergreen">
        <Fact term="Email">
          <a
            href={mailLink(email)}
            className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
          >
            {email}
          </a>
        </Fact>
        {phone !== "" && (
          <Fact term="Phone">
            <a
              href={callLink(phone)}
              className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
            >
              {phoneInWords(phone)}
            </a>
          </Fact>
        )}
      </dl>
      <p
        dir="auto"
        className="text-[1.1875rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {message.message}
      </p>
      <LetterActions key={id} message={message} />
      <LetterLog {...log} />
    </article>
  );
}

export function ErrorBoundary() {
  return <LetterFailure />;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3.5">
      <dt className="font-semibold text-evergreen">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
