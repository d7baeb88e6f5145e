import { type ReactNode, useEffect } from "react";
import { data, Link, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { dbContext, messageSettingsContext, staffContext } from "#app/context.ts";
import { openMessage } from "#domain/messages/message-details.server.ts";
import { capitalize } from "../list/list-summary.ts";
import { parseId } from "../shell/parse-id.ts";
import { formatRelativeDateTime } from "../ui/format-date.ts";
import type { Route } from "./+types/message-page";
import { getInitials } from "./initials.ts";
import { MessageActions } from "./message-actions.tsx";
import { formatMessageActivity, MessageActivity } from "./message-activity.tsx";
import { MessageError } from "./message-error.tsx";
import { messagesPath } from "./message-folders.ts";
import { messageHeadingId, useMessageOutlet } from "./message-outlet.ts";
import { formatPhone, mailtoUrl, telUrl } from "./reply-links.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const staff = await context.get(staffContext)();
  const message = staff && (await openMessage(context.get(dbContext), id, staff));
  if (message === undefined) throw data("There is no such message.", { status: 404 });
  const now = new Date();
  const dateLabel = formatRelativeDateTime(message.received_at, now);
  return {
    message,
    initials: getInitials(message.name),
    dateLabel: capitalize(dateLabel),
    activity: formatMessageActivity(
      message,
      now,
      context.get(messageSettingsContext).sendsNotifications,
    ),
  };
}

/** Every load is recorded in the access log, so an open message is not loaded again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const { message, initials, dateLabel, activity } = loaderData;
  const { message_id: id, name, email, phone } = message;
  const { folder } = useMessageOutlet();
  const { revalidate } = useRevalidator();

  // The list and the header's unread count may have been loaded before this view was recorded.
  useEffect(() => {
    if (message.readings.length === 1) void revalidate();
  }, [message, revalidate]);

  return (
    <article className="desk:sticky desk:top-0 desk:self-start grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 px-[clamp(1.25rem,3vw,2.5rem)] py-6">
      <Link
        to={messagesPath(folder)}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-brand desk:hidden"
      >
        <Icon name="arrow-left" /> All messages
      </Link>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid h-16 w-13 flex-none place-items-center bg-brand-tint-strong font-display text-[1.25rem] leading-none text-brand arch-small"
        >
          {initials === "" ? <Icon name="inbox" /> : initials}
        </span>
        <div className="min-w-0">
          <h2
            id={messageHeadingId}
            tabIndex={-1}
            className="w-fit max-desk:scroll-mt-28 text-ds [overflow-wrap:anywhere]"
          >
            <bdi>{name}</bdi>
          </h2>
          <p className="text-s text-muted">
            <time dateTime={message.received_at}>{dateLabel}</time>, from the{" "}
            {message.form_type.toLowerCase()}
          </p>
        </div>
      </div>
      <dl className="grid border-t-[1.5px] border-brand">
        <Fact term="Email">
          <a
            href={mailtoUrl(email)}
            className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
          >
            {email}
          </a>
        </Fact>
        {phone !== "" && (
          <Fact term="Phone">
            <a
              href={telUrl(phone)}
              className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
            >
              {formatPhone(phone)}
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
      <MessageActions key={id} message={message} />
      <MessageActivity {...activity} />
    </article>
  );
}

export function ErrorBoundary() {
  return <MessageError />;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3.5">
      <dt className="font-semibold text-brand">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
