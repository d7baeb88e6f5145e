import { type ReactNode, useEffect } from "react";
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import { parseId } from "#app/admin/shell/parse-id.ts";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { CopyIconButton } from "#app/admin/ui/copy-button.tsx";
import { formatDateTime, formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { dbContext, siteContext, staffSessionContext } from "#app/context.ts";
import { Callout } from "#app/ui/callout.tsx";
import { getInitials } from "#app/ui/initials.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { capitalize, endSentence, formatItems } from "#domain/clinic/number-words.ts";
import { getAnswerDeadline } from "#domain/messages/answer-deadline.ts";
import { readAnswerTimes } from "#domain/messages/answer-times.server.ts";
import { lowerFormName } from "#domain/messages/form-name.ts";
import { openMessage } from "#domain/messages/message-details.server.ts";
import type { HistoryEntry } from "#domain/messages/message-schemas.server.ts";
import { listMessageReaders } from "#domain/staff/staff-users.server.ts";
import { AnswerDeadlineChip } from "../answer-deadline-chip.tsx";
import { DatedText } from "../history/dated-text.tsx";
import { MessageHistoryPanel } from "../history/message-history-panel.tsx";
import { createTimeline, describeHistoryEntry } from "../history/message-timeline.ts";
import { messageHeadingId } from "../message-outlet.ts";
import { toOtherMessageRows } from "../message-row.ts";
import { formatPhone, mailtoUrl } from "../reply/reply-links.ts";
import { loadReplyOptions } from "../reply/reply-options.server.ts";
import { useMessageState } from "../use-message-state.ts";
import type { Route } from "./+types/message-page";
import { AllMessagesLink } from "./all-messages-link.tsx";
import { MessageActions } from "./message-actions.tsx";
import { MessageError, MissingMessage } from "./message-error.tsx";
import { OtherMessages } from "./other-messages.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const { staff } = context.get(staffSessionContext);
  const db = context.get(dbContext);
  const message = await openMessage(db, id, staff);
  if (message === undefined) throw data("There is no such message.", { status: 404 });
  const now = new Date();
  const { siteUrl, messageSettings } = context.get(siteContext);
  const { sendsNotifications } = messageSettings;
  const dateLabel = formatRelativeDateTime(message.received_at, now);
  const isWaiting = message.folder === "inbox" && message.answer === undefined;
  const { hours } = await readAnswerTimes(db, now);
  const readers = await listMessageReaders(db);
  return {
    message,
    deadline: isWaiting ? getAnswerDeadline(hours, new Date(message.received_at), now) : undefined,
    initials: getInitials(message.name),
    dateLabel: capitalize(dateLabel),
    printDate: formatDateTime(message.received_at),
    sendsNotifications,
    timeline: createTimeline(message, now, { sendsNotifications, readers }),
    otherMessages: toOtherMessageRows(message.otherMessages, now),
    readers,
    ownId: staff.id,
    replyOptions: await loadReplyOptions(db, {
      siteUrl,
      staffName: staff.name,
    }),
  };
}

/** Every load is recorded in the access log, so an open message is not loaded again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export const meta = () => createStaffMeta("Message");

/** Nothing of one person may stay on the screen beside the message of the next. */
export default function MessagePage({ loaderData }: Route.ComponentProps) {
  return <OpenMessage key={loaderData.message.message_id} loaded={loaderData} />;
}

function OpenMessage({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { deadline, initials, dateLabel, printDate, ownId } = loaded;
  const { message, recentReaders, isGone, refresh, showChange } = useMessageState(loaded.message);
  const { message_id: id, name, email, phone } = message;
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const timeline =
    message.history === loaded.message.history
      ? loaded.timeline
      : createTimeline(message, new Date(), loaded);
  const isWaiting = message.folder === "inbox" && message.answer === undefined;
  const news =
    describeNews(loaded, message.history) ??
    (isWaiting && recentReaders.length > 0
      ? `${formatItems(recentReaders)} opened this message a few minutes ago.`
      : undefined);

  // The list and the header's unread count may have been loaded before this view was recorded.
  useEffect(() => {
    const { history, readings } = loaded.message;
    const wasMarkedUnread = history.some(({ kind }) => kind === "marked-unread");
    if (readings.length === 1 || wasMarkedUnread) void revalidate();
  }, [loaded, revalidate]);

  if (isGone) return <MissingMessage id={id} />;
  return (
    // A note typed while another message loads still belongs to this one.
    <article
      aria-busy={next !== undefined && next.pathname !== pathname}
      className="transition-opacity aria-busy:opacity-60 desk:relative desk:overflow-y-auto grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 px-[clamp(1.25rem,3vw,2.5rem)] py-6 [@media(max-height:32rem)]:gap-3 [@media(max-height:32rem)]:py-3"
    >
      <AllMessagesLink className="justify-self-start desk:hidden print:hidden" />
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid h-16 w-13 flex-none place-items-center bg-brand-tint-strong font-display text-[1.25rem] leading-none text-brand arch-small [@media(max-height:32rem)]:hidden print:hidden"
        >
          {initials === "" ? <Icon name="inbox" /> : initials}
        </span>
        <div className="min-w-0 [@media(max-height:32rem)]:flex [@media(max-height:32rem)]:flex-wrap [@media(max-height:32rem)]:items-baseline [@media(max-height:32rem)]:gap-x-4">
          <h2
            id={messageHeadingId}
            tabIndex={-1}
            className="w-fit max-desk:scroll-mt-28 text-ds [overflow-wrap:anywhere]"
          >
            <bdi>{name}</bdi>
          </h2>
          <p className="text-s text-muted">
            <time dateTime={message.received_at}>
              <DatedText text={dateLabel} printText={printDate} />
            </time>
            , from the {lowerFormName(message.form_type)}
          </p>
          {deadline && isWaiting && <AnswerDeadlineChip deadline={deadline} />}
        </div>
      </div>
      <div role="status" className="empty:hidden print:hidden">
        {news !== undefined && <Callout tone="warning">{news}</Callout>}
      </div>
      <dl
        className={`grid gap-x-8 border-t-[1.5px] border-brand ${phone === "" ? "" : "wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"}`}
      >
        <Fact term="Email">
          <a
            href={mailtoUrl(email)}
            className="-my-2.5 min-w-0 py-2.5 underline underline-offset-4"
          >
            {email.slice(0, email.indexOf("@"))}
            <wbr />
            {email.slice(email.indexOf("@"))}
          </a>
          <CopyIconButton text={email} label="the email address" />
        </Fact>
        {phone !== "" && (
          <Fact term="Phone">
            <a
              href={getPhoneLink(phone)}
              className="-my-2.5 min-w-0 py-2.5 underline underline-offset-4"
            >
              {formatPhone(phone)}
            </a>
            <CopyIconButton text={formatPhone(phone)} label="the phone number" />
          </Fact>
        )}
      </dl>
      <p
        dir="auto"
        className="text-[1.1875rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {message.message}
      </p>
      <OtherMessages rows={loaded.otherMessages} />
      <MessageActions
        message={message}
        replyOptions={loaded.replyOptions}
        onRefused={() => void refresh()}
      >
        <MessageHistoryPanel
          id={id}
          timeline={timeline}
          assignee={message.assignee}
          readers={loaded.readers}
          ownId={ownId}
          onChange={showChange}
          onRefused={() => void refresh()}
        />
      </MessageActions>
    </article>
  );
}

/** The latest that a colleague did since the message was opened. */
function describeNews(
  { message: { history: seen }, readers, ownId }: Route.ComponentProps["loaderData"],
  now: HistoryEntry[],
) {
  const entry = now.findLast(({ user_id }) => user_id !== ownId);
  if (entry === undefined || seen.some(({ entry_id }) => entry_id === entry.entry_id)) return;
  const isOutdated = now.findLast(({ kind }) => kind === entry.kind) !== entry;
  if (isOutdated) return;
  return endSentence(describeHistoryEntry(entry, readers).title);
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return <MessageError id={Number(params.id)} />;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3.5">
      <dt className="font-semibold text-brand">{term}</dt>
      <dd className="flex items-center gap-x-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
