import { Callout } from "#app/ui/callout.tsx";
import { MailButtons } from "./mail-buttons.tsx";

export function OverdueNotificationsWarning({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Callout tone="warning" className="my-6">
      <strong>
        {count === 1 ? "1 notification has" : `${count} notifications have`} not been sent: the mail
        server cannot be reached, or refuses them.
      </strong>{" "}
      The messages themselves are safe here. Ask whoever runs the site to look at the mail settings.
      <div className="mt-4">
        <MailButtons canRetry />
      </div>
    </Callout>
  );
}
