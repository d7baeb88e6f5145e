import { useRef } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { endOtherSessions, endSession } from "#app/api/account-api.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { Card } from "../ui/card.tsx";
import { passFocus } from "../ui/pass-focus.ts";
import { useMutation } from "../ui/use-mutation.ts";
import type { Route } from "./+types/own-account-page";
import { DeviceRow } from "./device-row.tsx";

export function SessionCard({ sessions }: Pick<Route.ComponentProps["loaderData"], "sessions">) {
  const mutation = useMutation("button");
  const list = useRef<HTMLUListElement>(null);

  async function end(id?: string) {
    const pressed = document.activeElement;
    const hasEnded = await mutation.run(() =>
      id === undefined ? endOtherSessions() : endSession(id),
    );
    // The focused button disappears with its row.
    if (hasEnded) passFocus(list.current, { pressed });
  }

  return (
    <Card heading="Where you are signed in" failure={mutation.failure} className="desk:col-span-2">
      <p>If you do not recognize one of these, sign it out and change your password.</p>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line">
        {sessions.map(({ id, ...session }) => (
          <DeviceRow
            key={id}
            {...session}
            {...(!session.isCurrent && {
              action: { label: "Sign out", isBusy: mutation.isBusy, run: () => void end(id) },
            })}
          />
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
