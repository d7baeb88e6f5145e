import { useRef } from "react";
import { removeTrustedDevice } from "#app/api/account-api.ts";
import { trustedDeviceDays } from "#domain/staff/session-limits.ts";
import { Card } from "../ui/card.tsx";
import { passFocus } from "../ui/pass-focus.ts";
import { useMutation } from "../ui/use-mutation.ts";
import type { Route } from "./+types/own-account-page";
import { DeviceRow } from "./device-row.tsx";

export function TrustedDeviceCard({
  devices,
}: Pick<Route.ComponentProps["loaderData"], "devices">) {
  const mutation = useMutation("button");
  const card = useRef<HTMLElement>(null);

  async function remove(id: string) {
    const pressed = document.activeElement;
    // The focused button disappears with its row.
    if (await mutation.run(() => removeTrustedDevice(id))) passFocus(card.current, { pressed });
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
          {devices.map(({ id, ...device }) => (
            <DeviceRow
              key={id}
              {...device}
              action={{ label: "Forget", isBusy: mutation.isBusy, run: () => void remove(id) }}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
