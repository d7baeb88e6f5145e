import { Link } from "react-router";
import { Note } from "#app/ui/note.tsx";
import { inboxAddress } from "./folders.ts";

interface HeldMessagesProps {
  count: number;
  isOpen?: boolean;
}

export function HeldMessages({ count, isOpen = false }: HeldMessagesProps) {
  if (count === 0) return null;
  return (
    <Note tone="care" className="my-6">
      <strong>
        {count === 1 ? "1 message is" : `${count} messages are`} held, because very many came at
        once.
      </strong>{" "}
      Patients may be among them, and no email was sent about them. Look through them and move the
      genuine ones to the inbox.{" "}
      {!isOpen && (
        <Link to={inboxAddress("held")} className="font-semibold underline underline-offset-4">
          Show held messages
        </Link>
      )}
    </Note>
  );
}
