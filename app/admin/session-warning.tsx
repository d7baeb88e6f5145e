import { useState } from "react";
import { signOut } from "#app/api-client.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { absoluteLimitHours } from "#domain/staff/session.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useSessionEnd } from "./use-session-end.ts";

/**
 * Warns before the session ends, above any open dialog. Once it has ended, the page is hidden but
 * stays mounted, so that nothing is lost after signing in again.
 */
export function SessionWarning() {
  const { end, stay, lookAgain } = useSessionEnd();
  const [isBusy, setIsBusy] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isPutAway, setIsPutAway] = useState(false);

  async function stayHere() {
    setIsBusy(true);
    setIsUnanswered(!(await stay()));
    setIsBusy(false);
  }

  async function leave() {
    setIsBusy(true);
    await signOut();
    location.assign("/login");
  }

  function onSignedIn() {
    setIsSigningIn(false);
    setIsPutAway(false);
    lookAgain();
  }

  if (end.state === "over")
    return (
      <SignInAgain
        heading="You are signed out"
        confirm="Sign in"
        isOpaque
        onSignedIn={onSignedIn}
        onClose={() => location.assign("/login")}
      >
        The session has ended. What you were writing is still here, below this.
      </SignInAgain>
    );
  if (isSigningIn)
    return (
      <SignInAgain
        heading="Sign in again"
        confirm="Sign in"
        onSignedIn={onSignedIn}
        onClose={() => setIsSigningIn(false)}
      >
        What you were writing is still here, below this.
      </SignInAgain>
    );
  if (end.state === "far") return null;

  const minutes = end.minutesLeft === 1 ? "a minute" : `${end.minutesLeft} minutes`;
  const question = `You will be signed out in ${minutes}`;
  if (end.canStay)
    return (
      <ConfirmDialog
        question={question}
        look="line"
        keep="Stay signed in"
        keepLook="primary"
        confirm="Sign out now"
        isBusy={isBusy}
        onKeep={stayHere}
        onConfirm={leave}
      >
        {isUnanswered ? (
          <span role="alert">
            The server did not respond. Please check the connection and try again.
          </span>
        ) : (
          "Nothing was opened or saved in the staff area for a while."
        )}
      </ConfirmDialog>
    );
  if (isPutAway) return null;
  return (
    <ConfirmDialog
      question={question}
      keep="Later"
      confirm="Sign in again"
      onKeep={() => setIsPutAway(true)}
      onConfirm={() => setIsSigningIn(true)}
    >
      A session lasts {absoluteLimitHours} hours at most. Sign in again to continue without
      interruption.
    </ConfirmDialog>
  );
}
