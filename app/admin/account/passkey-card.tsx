import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { removePasskey } from "#app/api/account-api.ts";
import { Card } from "../ui/card.tsx";
import { passFocus } from "../ui/pass-focus.ts";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";

interface PasskeyCardProps {
  passkeys: { id: string; name: string; description: string }[];
}

/** `open` is the id of the passkey that is being removed. */
export function PasskeyCard({ passkeys }: PasskeyCardProps) {
  const [open, setOpen] = useState<"add" | { id: string }>();
  const card = useRef<HTMLElement>(null);
  /** Another form may have been opened since this one was sent. */
  const close = () => {
    flushSync(() => setOpen((now) => (now === open ? undefined : now)));
    passFocus(card.current, { preventScroll: true });
  };
  return (
    <Card ref={card} heading="Passkeys">
      <p>
        Sign in with your fingerprint, your face or the PIN of your device, without password and
        code. A passkey counts as a second factor. Add one for each device that you use.
      </p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map(({ id, name, description }) => (
            <li key={id} className="grid gap-3 py-3 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <div className="mr-auto min-w-0">
                  <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
                  <p className="text-s text-muted">{description}</p>
                </div>
                <GhostButton onClick={() => setOpen({ id })}>
                  Remove<span className="sr-only"> the passkey {name}</span>
                </GhostButton>
              </div>
              {typeof open === "object" && open.id === id && (
                <div className="rounded-m bg-brand-tint p-4">
                  <ConfirmPasswordForm
                    submitLabel="Remove the passkey"
                    variant="danger"
                    action={(password) => removePasskey(id, password)}
                    onDone={close}
                    onCancel={close}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === "add" ? (
        <AddPasskeyForm onDone={close} onCancel={close} />
      ) : (
        <LineButton className="justify-self-start" onClick={() => setOpen("add")}>
          Add a passkey
        </LineButton>
      )}
    </Card>
  );
}
