import { useState } from "react";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { OpenMessage } from "#domain/messages/open-messages.server.ts";
import { PersonRemoval } from "./person-removal.tsx";
import { callLink, mailLink } from "./reply-links.ts";
import { type LetterAction, useLetterActions } from "./use-letter-actions.ts";

export function LetterActions({ message }: { message: OpenMessage }) {
  const { message_id: id, folder, email, phone, name, ofThisPerson } = message;
  const [isAsked, setIsAsked] = useState(false);
  const actions = useLetterActions({ id, folder, onRemoved: () => setIsAsked(false) });
  const buttonOf = (action: LetterAction, icon: IconName) => ({
    icon,
    isBusy: actions.busy === action,
    disabled: actions.busy !== undefined,
  });

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={mailLink(email)} size="small" className="text-base!">
          <Icon name="reply" />
          Reply by email
        </ButtonLink>
        {phone !== "" && (
          <ButtonLink to={callLink(phone)} size="small" look="line" className="text-base!">
            <Icon name="phone" />
            Call
          </ButtonLink>
        )}
        {folder === "inbox" && (
          <Act {...buttonOf("handled", "check")} onClick={() => void actions.move("handled")}>
            Mark handled
          </Act>
        )}
        {folder === "held" && (
          <Act {...buttonOf("inbox", "inbox")} onClick={() => void actions.move("inbox")}>
            Move to the inbox
          </Act>
        )}
        {folder === "handled" && (
          <Act {...buttonOf("inbox", "inbox")} onClick={() => void actions.move("inbox")}>
            Back to the inbox
          </Act>
        )}
      </div>
      {actions.failure !== undefined && <Note tone="error">{actions.failure}</Note>}
      <div className="mt-4 border-t border-line pt-4">
        <div className="flex flex-wrap gap-x-3 max-tablet:-mx-3">
          <Act {...buttonOf("export", "download")} onClick={() => void actions.download()}>
            Export this person’s messages
          </Act>
          {folder === "spam" ? (
            <Act {...buttonOf("inbox", "shield")} onClick={() => void actions.move("inbox")}>
              Not spam
            </Act>
          ) : (
            <Act {...buttonOf("spam", "shield-alert")} onClick={() => void actions.move("spam")}>
              Move to spam
            </Act>
          )}
          <Act {...buttonOf("remove", "trash")} isDangerous onClick={() => setIsAsked(true)}>
            {ofThisPerson === 1
              ? "Delete this message"
              : `Delete all ${ofThisPerson} messages of this person`}
          </Act>
        </div>
      </div>
      {isAsked && (
        <PersonRemoval
          name={name}
          count={ofThisPerson}
          isBusy={actions.busy === "remove"}
          onConfirm={actions.remove}
          onKeep={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

interface ActProps {
  icon: IconName;
  isBusy: boolean;
  disabled: boolean;
  isDangerous?: boolean;
  onClick: () => void;
  children: string;
}

function Act({ icon, isBusy, isDangerous = false, children, ...rest }: ActProps) {
  return (
    <QuietButton {...rest} className={isDangerous ? "text-danger! hover:bg-danger-tint!" : ""}>
      {isBusy ? <Spinner /> : <Icon name={icon} />}
      {children}
    </QuietButton>
  );
}
