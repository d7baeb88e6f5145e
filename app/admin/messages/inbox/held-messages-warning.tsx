import { Link } from "react-router";
import { Callout } from "#app/ui/callout.tsx";
import { messagesPath } from "../message-folders.ts";

interface HeldMessagesWarningProps {
  count: number;
  isHeldFolderOpen?: boolean;
}

export function HeldMessagesWarning({ count, isHeldFolderOpen = false }: HeldMessagesWarningProps) {
  if (count === 0) return null;
  return (
    <Callout tone="warning" className="my-6">
      <strong>
        {count === 1 ? "1 message is" : `${count} messages are`} held, because so many came at once.
      </strong>{" "}
      Patients may be among them, and no email was sent about them. Look through them and move the
      genuine ones to the inbox.{" "}
      {!isHeldFolderOpen && (
        <Link
          to={messagesPath({ view: "held" })}
          className="font-semibold underline underline-offset-4"
        >
          Show held messages
        </Link>
      )}
    </Callout>
  );
}
