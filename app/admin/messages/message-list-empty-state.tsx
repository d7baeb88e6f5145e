import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type MessageView, messageFolders } from "#domain/messages/message.ts";
import { folderLabels, messagesPath } from "./message-folders.ts";

interface MessageListEmptyStateProps {
  view: MessageView;
  search: string;
  counts: Record<MessageView, number>;
  onClear: () => void;
}

const emptyTexts: Record<MessageView, string> = {
  late: "Nobody has waited for more than a business day.",
  inbox: "No messages here. What visitors send from the website appears in this list.",
  handled: "No handled messages yet. “Mark handled” in a message puts it here.",
  spam: "No spam. What looks like advertising comes here, not to the inbox.",
  held: "No held messages. When too many arrive at once, those above the usual number wait here.",
};

export function MessageListEmptyState({
  view,
  search,
  counts,
  onClear,
}: MessageListEmptyStateProps) {
  if (search === "") return <p className="p-6">{emptyTexts[view]}</p>;
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <p className="[overflow-wrap:anywhere]">
        Nobody in this folder has “{search}” in their name, email, phone number or message.
      </p>
      {messageFolders
        .filter((other) => other !== view && counts[other] > 0)
        .map((other) => (
          <Link
            key={other}
            to={messagesPath(other)}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {counts[other]} in {folderLabels[other]}
          </Link>
        ))}
      <Button variant="line" size="small" onClick={onClear}>
        Clear the search
      </Button>
    </div>
  );
}
