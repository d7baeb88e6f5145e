import { useEffect, useState } from "react";
import { reloadForOtherUser } from "#app/admin/session/page-user.ts";
import { useSessionExpiry } from "#app/admin/session/use-session-expiry.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { absoluteLimitHours } from "#domain/staff/session-limits.ts";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import { useLogout } from "./use-logout.ts";

/**
 * Warns before the session ends, above any open dialog. Once it has ended, the page is hidden but
 * stays mounted, so that nothing is lost after signing in again.
 */
export function SessionWarning({ isSigningInBelow }: { isSigningInBelow: boolean }) {
  const { expiry, extendSession } = useSessionExpiry();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);

  function onSignedIn() {
    setIsSigningIn(false);
    setIsDismissed(false);
  }

  if (expiry.state === "other-user") return <OtherUserCover />;
  if (isSigningInBelow) return null;
  if (expiry.state === "expired")
    return (
      <SignInAgainDialog
        heading="You are signed out"
        isOpaque
        onSignedIn={onSignedIn}
        onClose={() => location.assign("/login")}
      >
        Your session has ended. Your text is still here, behind this window.
      </SignInAgainDialog>
    );
  if (isSigningIn)
    return (
      <SignInAgainDialog
        heading="Sign in again"
        onSignedIn={onSignedIn}
        onClose={() => setIsSigningIn(false)}
      >
        Your text is still here, behind this window.
      </SignInAgainDialog>
    );
  if (expiry.state === "active") return null;

  const minutesLabel = expiry.minutesLeft === 1 ? "a minute" : `${expiry.minutesLeft} minutes`;
  const heading = `You will be signed out in ${minutesLabel}`;
  if (expiry.canExtend) return <IdleWarning heading={heading} extendSession={extendSession} />;
  if (isDismissed) return null;
  return (
    <ConfirmDialog
      heading={heading}
      cancelLabel="Later"
      confirmLabel="Sign in again"
      onCancel={() => setIsDismissed(true)}
      onConfirm={() => setIsSigningIn(true)}
    >
      A session lasts {absoluteLimitHours} hours at most. Sign in again to continue without
      interruption.
    </ConfirmDialog>
  );
}

/** Stays if the browser asks about unsaved text first and somebody chooses to stay. */
function OtherUserCover() {
  useEffect(reloadForOtherUser, []);
  return (
    <Modal
      heading="Somebody else has signed in"
      isOpaque
      onClose={reloadForOtherUser}
      actions={
        <Button size="small" onClick={reloadForOtherUser}>
          Open the staff area
        </Button>
      }
    >
      <p>This page was opened by another person, so it is hidden.</p>
    </Modal>
  );
}

interface IdleWarningProps {
  heading: string;
  extendSession: () => Promise<boolean>;
}

function IdleWarning({ heading, extendSession }: IdleWarningProps) {
  // Not the mutation hook: the call answers with the time left.
  const [isExtending, setIsExtending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const logout = useLogout();

  async function staySignedIn() {
    setIsExtending(true);
    setHasFailed(!(await extendSession()));
    setIsExtending(false);
  }

  return (
    <ConfirmDialog
      heading={heading}
      confirmVariant="line"
      cancelLabel="Stay signed in"
      cancelVariant="primary"
      confirmLabel="Sign out now"
      isBusy={isExtending || logout.isLeaving}
      onCancel={staySignedIn}
      onConfirm={logout.logOut}
    >
      {hasFailed || logout.hasFailed ? (
        <span role="alert">
          The server did not respond, and you are still signed in. Please check the connection and
          try again.
        </span>
      ) : (
        "You have not opened or saved anything in the staff area for a while."
      )}
    </ConfirmDialog>
  );
}
