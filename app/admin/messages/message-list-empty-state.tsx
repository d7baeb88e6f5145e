import { LineButton } from "#app/admin/ui/line-button.tsx";
import type { MessageView } from "#domain/messages/message.ts";
import { OtherFolderHits } from "./other-folder-hits.tsx";

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

export function MessageListEmptyState(props: MessageListEmptyStateProps) {
  const { view, search, counts, onClear } = props;
  if (search === "") return <p className="p-6">{emptyTexts[view]}</p>;
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <p className="[overflow-wrap:anywhere]">
        Nobody in this folder has “{search}” in their name, email, phone number or message.
      </p>
      <OtherFolderHits view={view} counts={counts} />
      <LineButton onClick={onClear}>Clear the search</LineButton>
    </div>
  );
}
