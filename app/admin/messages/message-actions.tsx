import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { getUnsentText } from "#app/admin/session/unsent-texts.ts";
import { Callout } from "#app/ui/callout.tsx";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageDetails } from "#domain/messages/message-schemas.server.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { DeleteSenderDialog } from "./delete-sender-dialog.tsx";
import { LessFrequentActions } from "./less-frequent-actions.tsx";
import { ReplyActions } from "./reply-actions.tsx";
import { ReplyComposer } from "./reply-composer.tsx";
import type { ReplyOptions } from "./reply-options.server.ts";
import { useMessageActions } from "./use-message-actions.ts";
import { useMessageKeys } from "./use-message-keys.ts";

/** The children stand between what to do and the less frequent actions. */
export function MessageActions({
  message,
  replyOptions,
  onRefused,
  children,
}: {
  message: MessageDetails;
  replyOptions: ReplyOptions;
  /** The message may have changed or be gone. */
  onRefused: () => void;
  children: ReactNode;
}) {
  const { message_id: id, folder, name } = message;
  const [isConfirmingDelete, setIsConfirmingDelete] = useState(false);
  const [channel, setChannel] = useState<AnswerChannel>();
  const [isComposing, setIsComposing] = useState(() => getUnsentText("reply", id) !== undefined);
  const actions = useMessageActions({ id, folder, onDeleted: () => setIsConfirmingDelete(false) });
  const replies = useRef<HTMLDivElement>(null);
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
