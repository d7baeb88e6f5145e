import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { retryNotifications, sendTestEmail } from "#app/api/message-api.ts";
import { Button } from "#app/ui/button.tsx";

export function MailButtons({ canRetry = false }: { canRetry?: boolean }) {
  const mutation = useMutation();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {canRetry && (
          <Button
            variant="line"
            size="small"
            aria-disabled={mutation.isBusy}
            onClick={() => mutation.run(retryNotifications)}
          >
            Try now
          </Button>
        )}
        <Button
          variant="line"
          size="small"
          aria-disabled={mutation.isBusy}
          onClick={() => mutation.run(sendTestEmail)}
        >
          Send a test email
        </Button>
      </div>
      <ErrorCallout failure={mutation.failure} />
    </div>
  );
}
