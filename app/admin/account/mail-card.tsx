import { MailButtons } from "#app/admin/messages/mail-buttons.tsx";
import { Card } from "../ui/card.tsx";

/** A test email is useful after a change of settings, when no warning offers one. */
export function MailCard() {
  return (
    <Card heading="Notifications by email">
      <p>You can send a test email to the address that receives notifications of new messages.</p>
      <MailButtons />
    </Card>
  );
}
