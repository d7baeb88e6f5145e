import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { dismissNotices } from "#app/api/account-api.ts";
import { Callout } from "#app/ui/callout.tsx";

export interface AccountNotice {
  text: string;
  isRoutine: boolean;
}

export function AccountNotices({ notices }: { notices: AccountNotice[] }) {
  const { run, isBusy, failure } = useMutation("button");
  if (notices.length === 0) return null;

  async function dismiss() {
    const pressed = document.activeElement;
    // The focused button disappears with the notices.
    if (await run(dismissNotices, { toast: false }))
      passFocus(document.getElementById("main"), { pressed });
  }

  return (
    <Callout
      tone={notices.every(({ isRoutine }) => isRoutine) ? "info" : "warning"}
      role="region"
      aria-label="Your account"
      className="my-6"
    >
      <ul className="grid gap-2">
        {notices.map(({ text }) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      <ErrorCallout failure={failure} />
      <GhostButton className="-ml-3 mt-1" aria-disabled={isBusy} onClick={() => void dismiss()}>
        Dismiss
      </GhostButton>
    </Callout>
  );
}
