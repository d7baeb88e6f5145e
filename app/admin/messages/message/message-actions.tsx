import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { getUnsentText } from "#app/admin/session/unsent-texts.ts";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { scrollIntoView } from "#app/ui/scroll-into-view.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import {
  type AnswerChannel,
  answerChannels,
  channelLabels,
} from "#domain/messages/history-entry.ts";
import type { MessageAnswer, MessageDetails } from "#domain/messages/message-schemas.server.ts";
import { findFocusedRow } from "../focused-row.ts";
import { ReplyComposer } from "../reply/reply-composer.tsx";
import type { ReplyOptions } from "../reply/reply-options.server.ts";
import { DeleteSenderDialog } from "./delete-sender-dialog.tsx";
import { LessFrequentActions } from "./less-frequent-actions.tsx";
import { ReplyActions } from "./reply-actions.tsx";
import { useMessageActions } from "./use-message-actions.ts";

/** The children come between the main action and the less frequent ones. */
export function MessageActions(props: {
  message: MessageDetails;
  replyOptions: ReplyOptions;
  /** The message may have changed or be gone. */
  onRefused: () => void;
  children: ReactNode;
}) {
  const { message, replyOptions, onRefused, children } = props;
  const { message_id: id, folder, name } = message;
  const [isConfirmingDelete, setIsConfirmingDelete] = useState(false);
  const [channel, setChannel] = useState<AnswerChannel>();
  const [isComposing, setIsComposing] = useState(() => getUnsentText("reply", id) !== undefined);
  const actions = useMessageActions({ id, folder, onDeleted: () => setIsConfirmingDelete(false) });
  const replies = useRef<HTMLDivElement>(null);
  const answerButton = useRef<HTMLButtonElement>(null);
  const onFailure = useEffectEvent(onRefused);
  useEffect(() => {
    if (actions.failure !== undefined) onFailure();
  }, [actions.failure]);
  useMessageKeys(actions, () => {
    if (folder === "spam") return;
    flushSync(() => setChannel("email"));
    replies.current?.querySelector<HTMLElement>("input[type=radio]")?.focus();
  });

  return (
    <>
      <div ref={replies} className="print:hidden">
        <ReplyActions
          message={message}
          actions={actions}
          isAnswering={channel !== undefined}
          answerButton={answerButton}
          onAnswer={() => setChannel(channel ? undefined : "email")}
          onContact={(used) => folder !== "spam" && setChannel(used)}
          isComposing={isComposing}
          onCompose={() => setIsComposing(!isComposing)}
          onShowReply={() => replies.current?.querySelector("textarea")?.focus()}
        />
        {isComposing && (
          <ReplyComposer
            message={message}
            options={replyOptions}
            onOpened={() => setChannel("email")}
          />
        )}
        {channel && (
          <AnswerPanel
            key={channel}
            initialChannel={channel}
            answer={message.answer}
            isBusy={actions.isBusyWith("answer")}
            onAnswer={actions.answer}
            onLeave={() => {
              answerButton.current?.focus();
              setChannel(undefined);
            }}
          />
        )}
      </div>
      {actions.failure !== undefined && <Callout tone="error">{actions.failure}</Callout>}
      {children}
      <div className="border-t border-line pt-4 print:hidden">
        <LessFrequentActions
          message={message}
          actions={actions}
          onDelete={() => setIsConfirmingDelete(true)}
        />
      </div>
      {isConfirmingDelete && (
        <DeleteSenderDialog
          name={name}
          count={message.senderMessageCount}
          trashCount={message.senderTrashCount}
          isBusy={actions.isBusyWith("remove")}
          onConfirm={actions.remove}
          onCancel={() => setIsConfirmingDelete(false)}
        />
      )}
    </>
  );
}

interface AnswerPanelProps {
  initialChannel: AnswerChannel;
  answer: MessageAnswer | undefined;
  isBusy: boolean;
  /** Resolves to the answer of a colleague who was faster. */
  onAnswer: (channel: AnswerChannel, seen: string) => Promise<MessageAnswer | undefined>;
  onLeave: () => void;
}

const radioLabels: Record<AnswerChannel, string> = {
  email: "Email",
  phone: "Phone",
  "in-person": "In person",
};

function AnswerPanel(props: AnswerPanelProps) {
  const { initialChannel, answer, isBusy, onAnswer, onLeave } = props;
  const [channel, setChannel] = useState(initialChannel);
  const [conflict, setConflict] = useState<MessageAnswer>();
  const groupName = useId();
  const latest = conflict ?? answer;

  async function record() {
    setConflict(await onAnswer(channel, latest?.answered_at ?? ""));
  }

  /** Escape leads back to the button, and does not close the message. */
  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!isBusy) onLeave();
  }

  return (
    // Below a reply that is being written, it would open out of sight.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the choice and the button.
    <div
      ref={scrollIntoView}
      onKeyDown={leaveByEscape}
      className="mt-4 grid gap-4 rounded-m bg-brand-tint p-5"
    >
      <fieldset className="grid gap-2">
        <legend className="text-base font-semibold">Tell your colleagues: I answered by</legend>
        <div className="flex flex-wrap gap-x-5">
          {answerChannels.map((value) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={groupName}
                checked={channel === value}
                onChange={() => setChannel(value)}
                className="size-5 accent-brand"
              />
              {radioLabels[value]}
            </label>
          ))}
        </div>
      </fieldset>
      {latest && (
        <Callout tone="warning" role="alert">
          <strong>
            {latest.answered_by_name} answered {channelLabels[latest.channel]},{" "}
            {formatRelativeDateTime(latest.answered_at, new Date())}.
          </strong>{" "}
          Record your answer as well only if you answered again.
        </Callout>
      )}
      <Button
        size="small"
        className="justify-self-start max-tablet:px-3!"
        aria-disabled={isBusy}
        onClick={() => void record()}
      >
        {isBusy ? <Spinner /> : <Icon name="check" />}
        {latest ? "I answered again" : "I answered: move to Handled"}
      </Button>
    </div>
  );
}

function useMessageKeys(
  actions: ReturnType<typeof useMessageActions>,
  openAnswer: () => void,
): void {
  const whenIdle = (action: () => void) => () => {
    if (findFocusedRow() !== undefined) return false;
    if (!actions.isBusy) action();
    return true;
  };
  useShortcutKeys({
    u: whenIdle(() => void actions.markUnread()),
    "#": whenIdle(() => void actions.trash()),
    e: whenIdle(openAnswer),
  });
}
