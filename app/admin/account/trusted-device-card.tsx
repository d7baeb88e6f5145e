import { useRef } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { removeTrustedDevice } from "#app/api/account-api.ts";
import { trustedDeviceDays } from "#domain/staff/session-limits.ts";
import { Card } from "../ui/card.tsx";
import { Tag } from "../ui/tag.tsx";
import { useMutation } from "../ui/use-mutation.ts";

import type { Route } from "./+types/own-account-page";

export function TrustedDeviceCard({
  devices,
}: Pick<Route.ComponentProps["loaderData"], "devices">) {
  const mutation = useMutation();
  const card = useRef<HTMLElement>(null);

  async function remove(id: string) {
    // The focused button disappears with its row.
    if (await mutation.run(() => removeTrustedDevice(id))) card.current?.focus();
  }

  return (
    <Card
      ref={card}
      heading="Trusted devices"
      failure={mutation.failure}
      className="desk:col-span-2"
    >
      <p>
        On a trusted device your password is enough for {trustedDeviceDays} days. You choose it when
        you enter a code. A new password or second factor ends it everywhere.
      </p>
      {devices.length === 0 ? (
        <p className="text-muted">You trust no device at the moment.</p>
      ) : (
        <ul className="divide-y divide-line">
          {devices.map(({ id, device, description, isCurrent }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 last:pb-0">
              <div className="mr-auto min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {device} {isCurrent && <Tag tone="ok">This device</Tag>}
                </p>
                <p className="text-s text-muted [overflow-wrap:anywhere]">{description}</p>
              </div>
              <GhostButton aria-disabled={mutation.isBusy} onClick={() => remove(id)}>
                Forget
                <span className="sr-only">
                  {device}, {description}
                </span>
              </GhostButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
