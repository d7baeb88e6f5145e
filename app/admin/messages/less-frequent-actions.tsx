import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { GhostButton } from "#app/ui/ghost-button.tsx";
import { ActionButton, type ActionsProps, getButtonProps } from "./message-action-button.tsx";

export function LessFrequentActions({
  message,
  actions,
  onDelete,
}: ActionsProps & { onDelete: () => void }) {
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
