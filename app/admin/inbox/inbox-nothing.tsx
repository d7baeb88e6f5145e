import { Button } from "#app/ui/button.tsx";
import type { MessageFolder } from "#domain/messages/message.ts";

interface InboxNothingProps {
  folder: MessageFolder;
  search: string;
  onClear: () => void;
}

const sentences: Record<MessageFolder, string> = {
  inbox: "No messages here. What visitors send from the website appears in this list.",
  handled: "No handled messages yet. “Mark handled” in a message puts it here.",
  spam: "No spam. What looks like advertising comes here, not to the inbox.",
};

/** In the list's place. */
export function InboxNothing({ folder, search, onClear }: InboxNothingProps) {
  if (search === "") return <p className="p-6">{sentences[folder]}</p>;
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <p className="[overflow-wrap:anywhere]">
        Nobody in this folder has “{search}” in their name, e-mail or phone number.
      </p>
      <Button look="line" size="small" onClick={onClear}>
        Clear the search
      </Button>
    </div>
  );
}
