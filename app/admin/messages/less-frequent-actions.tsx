import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { pluralize } from "#domain/records/pluralize.ts";
import { type ActionsProps, getBusyState } from "./busy-state.ts";

export function LessFrequentActions(props: ActionsProps & { onDelete: () => void }) {
  const { message, actions, onDelete } = props;
  const { folder, email, senderMessageCount, senderTrashCount } = message;
  const count = pluralize(senderMessageCount + senderTrashCount, "message");
  return (
    <>
      <div className="flex flex-wrap gap-x-3 max-tablet:-mx-3">
        <GhostButton
          icon="eye-closed"
          {...getBusyState(actions, "unread")}
          onClick={() => void actions.markUnread()}
        >
          Mark unread
        </GhostButton>
        {folder === "spam" ? (
          <GhostButton
            icon="shield"
            {...getBusyState(actions, "inbox")}
            onClick={() => void actions.move("inbox")}
          >
            Not spam
          </GhostButton>
        ) : (
          <GhostButton
            icon="shield-alert"
            {...getBusyState(actions, "spam")}
            onClick={() => void actions.move("spam")}
          >
            Move to spam
          </GhostButton>
        )}
        <GhostButton icon="document" onClick={() => window.print()}>
          Print
        </GhostButton>
        <GhostButton
          icon="trash"
          {...getBusyState(actions, "trash")}
          tone="danger"
          onClick={() => void actions.trash()}
        >
          Delete this message
        </GhostButton>
      </div>
      <details className="text-s max-tablet:-mx-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center px-3 text-muted [overflow-wrap:anywhere]">
          Everything from {email} ({count})
        </summary>
        <div className="flex flex-wrap gap-x-3">
          <GhostButton
            icon="download"
            {...getBusyState(actions, "export")}
            onClick={() => void actions.export("csv")}
          >
            Export for a spreadsheet (CSV)
          </GhostButton>
          <GhostButton
            icon="download"
            {...getBusyState(actions, "export")}
            onClick={() => void actions.export("json")}
          >
            Export for a program (JSON)
          </GhostButton>
          <GhostButton
            icon="document"
            {...getBusyState(actions, "export")}
            onClick={() => void actions.export("print")}
          >
            Print all
          </GhostButton>
          <GhostButton
            icon="trash"
            {...getBusyState(actions, "remove")}
            tone="danger"
            className="text-left whitespace-normal! max-tablet:py-2"
            onClick={onDelete}
          >
            Delete everything from this person
          </GhostButton>
        </div>
      </details>
    </>
  );
}
