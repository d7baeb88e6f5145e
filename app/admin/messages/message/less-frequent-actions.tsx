import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { pluralize } from "#domain/records/pluralize.ts";
import { type ActionsProps, createActionProps } from "./action-props.ts";

export function LessFrequentActions(props: ActionsProps & { onDelete: () => void }) {
  const { message, actions, onDelete } = props;
  const { folder, email, senderMessageCount, senderTrashCount } = message;
  const actionProps = createActionProps(actions);
  const count = pluralize(senderMessageCount + senderTrashCount, "message");
  return (
    <>
      <div className="-mx-3 flex flex-wrap gap-x-3">
        <GhostButton icon="eye-closed" {...actionProps("unread", actions.markUnread)}>
          Mark unread
        </GhostButton>
        {folder === "spam" ? (
          <GhostButton icon="shield" {...actionProps("inbox", () => actions.move("inbox"))}>
            Not spam
          </GhostButton>
        ) : (
          <GhostButton icon="shield-alert" {...actionProps("spam", () => actions.move("spam"))}>
            Move to spam
          </GhostButton>
        )}
        <GhostButton icon="document" onClick={() => window.print()}>
          Print
        </GhostButton>
        <GhostButton icon="trash" tone="danger" {...actionProps("trash", actions.trash)}>
          Delete this message
        </GhostButton>
      </div>
      <details className="group -mx-3 text-s">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-3 text-muted [overflow-wrap:anywhere]">
          Everything from {email} ({count})
          <Icon name="chevron-down" className="flex-none group-open:rotate-180" />
        </summary>
        <div className="flex flex-wrap gap-x-3">
          {exports.map(({ format, icon, label }) => (
            <GhostButton
              key={format}
              icon={icon}
              {...actionProps("export", () => actions.export(format))}
            >
              {label}
            </GhostButton>
          ))}
          <GhostButton
            icon="trash"
            tone="danger"
            className="text-left whitespace-normal! max-tablet:py-2"
            {...actionProps("remove", onDelete)}
          >
            Delete everything from this person
          </GhostButton>
        </div>
      </details>
    </>
  );
}

const exports = [
  { format: "csv", icon: "download", label: "Export for a spreadsheet (CSV)" },
  { format: "json", icon: "download", label: "Export for a program (JSON)" },
  { format: "print", icon: "document", label: "Print all" },
] as const;
