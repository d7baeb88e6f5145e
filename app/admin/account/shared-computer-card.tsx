import { useState } from "react";
import { reloadSignedOut } from "#app/admin/auth/use-logout.ts";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { signOut } from "#app/api/sign-in-api.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Card } from "../ui/card.tsx";

const failureMessage = "You are still signed in. Please try again.";

/** Clearing the browser also deletes autosaves, so staff have to confirm it. */
export function SharedComputerCard() {
  const [state, setState] = useState<"idle" | "asking" | "leaving" | "failed">("idle");

  async function signOutAndClear() {
    setState("leaving");
    if (!(await signOut({ clearsBrowser: true }))) return setState("failed");
    // Some browsers lack Clear-Site-Data, and none applies it without HTTPS.
    localStorage.clear();
    sessionStorage.clear();
    reloadSignedOut();
  }

  return (
    <Card
      heading="On a shared computer"
      failure={state === "failed" ? failureMessage : undefined}
      className="desk:col-span-2"
    >
      <p>
        Logging out leaves unsaved posts and pages in this browser for your next visit, and discards
        notes and replies that you have not sent. On a computer that others use, sign out here
        instead.
      </p>
      <LineButton className="justify-self-start" onClick={() => setState("asking")}>
        Sign out and clear this browser
      </LineButton>
      {(state === "asking" || state === "leaving") && (
        <ConfirmDialog
          heading="Sign out and clear this browser?"
          confirmLabel="Sign out and clear"
          cancelLabel="Stay signed in"
          isBusy={state === "leaving"}
          onConfirm={signOutAndClear}
          onCancel={() => setState("idle")}
        >
          Text that has not been saved is deleted from this browser, and this device is no longer
          trusted. What the site has received is offered to you at your next visit.
        </ConfirmDialog>
      )}
    </Card>
  );
}
