import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { GhostButton } from "#app/ui/ghost-button.tsx";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import { ActionButton, type ActionsProps, getButtonProps } from "./message-action-button.tsx";
import { replyUrl } from "./reply-links.ts";

interface ReplyActionsProps extends ActionsProps {
  isAnswering: boolean;
  onAnswer: () => void;
  onContact: (channel: AnswerChannel) => void;
  isComposing: boolean;
  onCompose: () => void;
}

export function ReplyActions(props: ReplyActionsProps) {
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
