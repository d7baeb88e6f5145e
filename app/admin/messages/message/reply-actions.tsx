import type { RefObject } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import { replyUrl } from "../reply/reply-links.ts";
import { type ActionsProps, createActionProps } from "./action-props.ts";

interface ReplyActionsProps extends ActionsProps {
  isAnswering: boolean;
  answerButton: RefObject<HTMLButtonElement | null>;
  onAnswer: () => void;
  onContact: (channel: AnswerChannel) => void;
  isComposing: boolean;
  onCompose: () => void;
  onShowReply: () => void;
}

export function ReplyActions(props: ReplyActionsProps) {
  const { message, actions, isAnswering, answerButton, onAnswer, onContact } = props;
  const { isComposing, onCompose, onShowReply } = props;
  const { folder, phone, answer } = message;
  const actionProps = createActionProps(actions);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isComposing ? (
        // The mail program would open without the text that is being written below.
        <Button size="small" className="text-base!" onClick={onShowReply}>
          <Icon name="reply" />
          Reply by email
        </Button>
      ) : (
        <ButtonLink
          to={replyUrl(message)}
          size="small"
          className="text-base!"
          onClick={() => onContact("email")}
        >
          <Icon name="reply" />
          Reply by email
        </ButtonLink>
      )}
      {phone !== "" && (
        <ButtonLink
          to={getPhoneLink(phone)}
          size="small"
          variant="line"
          className="text-base!"
          onClick={() => onContact("phone")}
        >
          <Icon name="phone" />
          Call
        </ButtonLink>
      )}
      <div className="flex flex-wrap items-center max-desk:-mx-3 tablet:gap-x-3">
        <GhostButton icon="document" aria-expanded={isComposing} onClick={onCompose}>
          Begin with a template
        </GhostButton>
        {folder !== "spam" && (
          <GhostButton
            ref={answerButton}
            icon="check-circle"
            aria-expanded={isAnswering}
            {...actionProps("answer", onAnswer)}
          >
            {answer === undefined ? "I answered" : "Answered again"}
          </GhostButton>
        )}
        {folder === "inbox" && (
          <GhostButton icon="check" {...actionProps("handled", () => actions.move("handled"))}>
            Mark handled
          </GhostButton>
        )}
        {(folder === "held" || folder === "handled") && (
          <GhostButton icon="inbox" {...actionProps("inbox", () => actions.move("inbox"))}>
            {folder === "held" ? "Move to the inbox" : "Back to the inbox"}
          </GhostButton>
        )}
      </div>
    </div>
  );
}
