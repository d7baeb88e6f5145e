import { dismissNotices } from "#app/admin/account/account-calls.ts";
import { useAct } from "#app/admin/account/use-act.ts";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { Note } from "#app/ui/note.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";

/** The notices about one's own account since the last visit, until they are dismissed. */
export function AccountNotices({ notices }: { notices: string[] }) {
  const { run, isBusy, failure } = useAct();
  if (notices.length === 0) return null;
  return (
    <Note tone="care" role="region" aria-label="Your account" className="my-6">
      <ul className="grid gap-2">
        {notices.map((notice) => (
          <li key={notice} className="[overflow-wrap:anywhere]">
            {notice}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
      <QuietButton
        className="-ml-3 mt-1"
        disabled={isBusy}
        onClick={() => void run(dismissNotices, { isShown: true })}
      >
        Dismiss
      </QuietButton>
    </Note>
  );
}
