import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { GhostButton } from "#app/ui/ghost-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageDetails } from "#domain/messages/message-details.server.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { DeleteSenderDialog } from "./delete-sender-dialog.tsx";
import { ReplyComposer } from "./reply-composer.tsx";
import { replyUrl, telUrl } from "./reply-links.ts";
import type { ReplyOptions } from "./reply-options.server.ts";
import { type MessageAction, useMessageActions } from "./use-message-actions.ts";
import { useMessageKeys } from "./use-message-keys.ts";

/** The children stand between what to do and the less frequent actions. */
export function MessageActions({
  message,
  replyOptions,
  children,
}: {
  message: MessageDetails;
  replyOptions: ReplyOptions;
  children: ReactNode;
}) {
  const { message_id: id, folder, name, ofThisPerson: sameSenderCount } = message;
  const [isConfirmingDelete, setIsConfirmingDelete] = useState(false);
  const [channel, setChannel] = useState<AnswerChannel>();
  const [isComposing, setIsComposing] = useState(false);
  const actions = useMessageActions({ id, folder, onDeleted: () => setIsConfirmingDelete(false) });
  const replies = useRef<HTMLDivElement>(null);
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
          onAnswer={() => setChannel(channel ? undefined : "email")}
          onContact={(used) => folder !== "spam" && setChannel(used)}
          isComposing={isComposing}
          onCompose={() => setIsComposing(!isComposing)}
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
            isBusy={actions.busyAction === "answer"}
            onAnswer={actions.answer}
          />
        )}
      </div>
      {actions.failure !== undefined && <Callout tone="error">{actions.failure}</Callout>}
      {children}
      <div className="border-t border-line pt-4 print:hidden">
        <SmallActions
          message={message}
          actions={actions}
          onDelete={() => setIsConfirmingDelete(true)}
        />
      </div>
      {isConfirmingDelete && (
        <DeleteSenderDialog
          name={name}
          count={sameSenderCount}
          isBusy={actions.busyAction === "remove"}
          onConfirm={actions.remove}
          onCancel={() => setIsConfirmingDelete(false)}
        />
      )}
    </>
  );
}

interface ActionsProps {
  message: MessageDetails;
  actions: ReturnType<typeof useMessageActions>;
}

interface ReplyActionsProps extends ActionsProps {
  isAnswering: boolean;
  onAnswer: () => void;
  onContact: (channel: AnswerChannel) => void;
  isComposing: boolean;
  onCompose: () => void;
}

function ReplyActions(props: ReplyActionsProps) {
  const { message, actions, isAnswering, onAnswer, onContact, isComposing, onCompose } = props;
  const { folder, phone, answer } = message;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink
        to={replyUrl(message)}
        size="small"
        className="text-base!"
        onClick={() => onContact("email")}
      >
        <Icon name="reply" />
        Reply by email
      </ButtonLink>
      <GhostButton aria-expanded={isComposing} onClick={onCompose}>
        <Icon name="document" />
        Begin with a template
      </GhostButton>
      {phone !== "" && (
        <ButtonLink
          to={telUrl(phone)}
          size="small"
          variant="line"
          className="text-base!"
          onClick={() => onContact("phone")}
        >
          <Icon name="phone" />
          Call
        </ButtonLink>
      )}
      {folder !== "spam" && (
        <ActionButton
          {...getButtonProps(actions, "answer", "check-circle")}
          aria-expanded={isAnswering}
          onClick={onAnswer}
        >
          {answer === undefined ? "I answered" : "Answered again"}
        </ActionButton>
      )}
      {folder === "inbox" && (
        <ActionButton
          {...getButtonProps(actions, "handled", "check")}
          onClick={() => void actions.move("handled")}
        >
          Mark handled
        </ActionButton>
      )}
      {(folder === "held" || folder === "handled") && (
        <ActionButton
          {...getButtonProps(actions, "inbox", "inbox")}
          onClick={() => void actions.move("inbox")}
        >
          {folder === "held" ? "Move to the inbox" : "Back to the inbox"}
        </ActionButton>
      )}
    </div>
  );
}

function SmallActions({ message, actions, onDelete }: ActionsProps & { onDelete: () => void }) {
  const { folder, email, ofThisPerson: sameSenderCount } = message;
  const count = sameSenderCount === 1 ? "1 message" : `${sameSenderCount} messages`;
  return (
    <>
      <div className="flex flex-wrap gap-x-3 max-tablet:-mx-3">
        <ActionButton
          {...getButtonProps(actions, "unread", "eye-closed")}
          onClick={() => void actions.markUnread()}
        >
          Mark unread
        </ActionButton>
        {folder === "spam" ? (
          <ActionButton
            {...getButtonProps(actions, "inbox", "shield")}
            onClick={() => void actions.move("inbox")}
          >
            Not spam
          </ActionButton>
        ) : (
          <ActionButton
            {...getButtonProps(actions, "spam", "shield-alert")}
            onClick={() => void actions.move("spam")}
          >
            Move to spam
          </ActionButton>
        )}
        <GhostButton onClick={() => window.print()}>
          <Icon name="document" />
          Print
        </GhostButton>
        <ActionButton
          {...getButtonProps(actions, "trash", "trash")}
          isDangerous
          onClick={() => void actions.trash()}
        >
          Delete this message
        </ActionButton>
      </div>
      <details className="text-s max-tablet:-mx-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center px-3 text-muted [overflow-wrap:anywhere]">
          Everything from {email} ({count})
        </summary>
        <div className="flex flex-wrap gap-x-3">
          <ActionButton
            {...getButtonProps(actions, "export", "download")}
            onClick={() => void actions.export("csv")}
          >
            Export for a spreadsheet (CSV)
          </ActionButton>
          <ActionButton
            {...getButtonProps(actions, "export", "download")}
            onClick={() => void actions.export("json")}
          >
            Export for a program (JSON)
          </ActionButton>
          <ActionButton
            {...getButtonProps(actions, "export", "document")}
            onClick={() => void actions.export("print")}
          >
            Print all
          </ActionButton>
          <ActionButton
            {...getButtonProps(actions, "remove", "trash")}
            isDangerous
            onClick={onDelete}
          >
            Delete everything from this person
          </ActionButton>
        </div>
      </details>
    </>
  );
}

function getButtonProps(
  { busyAction }: ActionsProps["actions"],
  action: MessageAction,
  icon: IconName,
) {
  return { icon, isBusy: busyAction === action, disabled: busyAction !== undefined };
}

interface ActionButtonProps {
  "aria-expanded"?: boolean;
  icon: IconName;
  isBusy: boolean;
  disabled: boolean;
  isDangerous?: boolean;
  onClick: () => void;
  children: string;
}

const dangerousClasses =
  "text-left text-danger! whitespace-normal! hover:bg-danger-tint! max-tablet:py-2";

function ActionButton({ icon, isBusy, isDangerous = false, children, ...rest }: ActionButtonProps) {
  return (
    <GhostButton {...rest} className={isDangerous ? dangerousClasses : ""}>
      {isBusy ? <Spinner /> : <Icon name={icon} />}
      {children}
    </GhostButton>
  );
}
