import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { endOtherSessions, endSession } from "./account-calls.ts";
import { Card } from "./card.tsx";
import { Tag } from "./tag.tsx";
import { useAct } from "./use-act.ts";

interface SessionRow {
  id: string;
  device: string;
  network: string;
  /** Such as "Since yesterday, 9:22 AM, last seen today, 8:10 AM". */
  line: string;
  isCurrent: boolean;
}

export function SessionCard({ sessions }: { sessions: SessionRow[] }) {
  const act = useAct();
  const list = useRef<HTMLUListElement>(null);

  async function end(id?: string) {
    const isDone = await act.run(() => (id === undefined ? endOtherSessions() : endSession(id)));
    // The focused button disappears with its row.
    if (isDone) list.current?.focus();
  }

  return (
    <Card heading="Where you are signed in" failure={act.failure} className="desk:col-span-2">
      <p>If you do not recognize one of these, sign it out and change your password.</p>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {sessions.map(({ id, device, network, line, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 last:pb-0">
            <div className="mr-auto min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {device} {isCurrent && <Tag tone="ok">This device</Tag>}
              </p>
              <p className="text-s text-ink-soft">
                {line}
                {network !== "" && (
                  <>
                    , from <span className="[overflow-wrap:anywhere]">{network}</span>
                  </>
                )}
              </p>
            </div>
            {!isCurrent && (
              <QuietButton disabled={act.isBusy} onClick={() => end(id)}>
                Sign out
                <span className="sr-only">
                  {device}, {line}
                </span>
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="line"
          size="small"
          className="justify-self-start"
          disabled={act.isBusy}
          onClick={() => end()}
        >
          {act.isBusy && <Spinner />}
          Sign out everywhere else
        </Button>
      )}
    </Card>
  );
}
