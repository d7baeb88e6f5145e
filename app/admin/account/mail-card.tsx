import { MailButtons } from "#app/admin/messages/mail-buttons.tsx";
import { Card } from "../ui/card.tsx";

/** The test email is useful after a change of settings, while no warning offers it. */
export function MailCard() {
  return (
    <Card heading="Notifications by email">
      <p>A test email goes to the address that is notified of new messages.</p>
      <MailButtons />
    </Card>
  );
}
