import { useAct } from "#app/admin/account/use-act.ts";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { retryMails, sendTestMail } from "./message-calls.ts";

/** `canRetry` adds a button that sends waiting notifications now. */
export function MailButtons({ canRetry = false }: { canRetry?: boolean }) {
  const act = useAct();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {canRetry && (
          <Button
            look="line"
            size="small"
            disabled={act.isBusy}
            onClick={() => act.run(retryMails)}
          >
            Try now
          </Button>
        )}
        <Button
          look="line"
          size="small"
          disabled={act.isBusy}
          onClick={() => act.run(sendTestMail)}
        >
          Send a test email
        </Button>
      </div>
      <FailureNote failure={act.failure} />
    </div>
  );
}
