import { useRef } from "react";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { endOtherSessions, endSession } from "#app/api/account-api.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { Card } from "../ui/card.tsx";
import { Tag } from "../ui/tag.tsx";
import { useMutation } from "../ui/use-mutation.ts";

import type { Route } from "./+types/own-account-page";

export function SessionCard({ sessions }: Pick<Route.ComponentProps["loaderData"], "sessions">) {
  const mutation = useMutation();
  const list = useRef<HTMLUListElement>(null);

  async function end(id?: string) {
    const hasEnded = await mutation.run(() =>
      id === undefined ? endOtherSessions() : endSession(id),
    );
    // The focused button disappears with its row.
    if (hasEnded) list.current?.focus();
  }

  return (
    <Card heading="Where you are signed in" failure={mutation.failure} className="desk:col-span-2">
      <p>If you do not recognize one of these, sign it out and change your password.</p>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line">
        {sessions.map(({ id, device, network, activity, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 last:pb-0">
            <div className="mr-auto min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {device} {isCurrent && <Tag tone="ok">This device</Tag>}
              </p>
              <p className="text-s text-muted">
                {activity}
                {network !== "" && (
                  <>
                    , from <span className="[overflow-wrap:anywhere]">{network}</span>
                  </>
                )}
              </p>
            </div>
            {!isCurrent && (
              <GhostButton aria-disabled={mutation.isBusy} onClick={() => end(id)}>
                Sign out
                <span className="sr-only">
                  {device}, {activity}
                </span>
              </GhostButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <LineButton
          className="justify-self-start"
          aria-disabled={mutation.isBusy}
          onClick={() => end()}
        >
          {mutation.isBusy && <Spinner />}
          Sign out everywhere else
        </LineButton>
      )}
    </Card>
  );
}
