import { MailButtons } from "#app/admin/mail-buttons.tsx";
import { Card } from "./card.tsx";

/** A place for the test mail while nothing is wrong: after new mail settings, for instance. */
export function MailCard() {
  return (
    <Card heading="Notifications by email">
      <p>A test mail goes to the address that is notified of new messages.</p>
      <MailButtons />
    </Card>
  );
}
