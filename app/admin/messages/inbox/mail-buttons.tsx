import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { retryNotifications, sendTestEmail } from "#app/api/message-api.ts";

export function MailButtons({ canRetry = false }: { canRetry?: boolean }) {
  const mutation = useMutation("button");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {canRetry && (
          <LineButton
            aria-disabled={mutation.isBusy}
            onClick={() => mutation.run(retryNotifications)}
          >
            Try now
          </LineButton>
        )}
        <LineButton aria-disabled={mutation.isBusy} onClick={() => mutation.run(sendTestEmail)}>
          Send a test email
        </LineButton>
      </div>
      <ErrorCallout failure={mutation.failure} />
    </div>
  );
}
