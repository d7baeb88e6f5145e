import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { TryAgainButton } from "#app/admin/try-again-button.tsx";
import { Note } from "#app/ui/note.tsx";
import { inboxAddress } from "./folders.ts";
import { useLetterPlace } from "./letter-place.ts";

export function LetterFailure() {
  const error = useRouteError();
  const { folder } = useLetterPlace();
  const isGone = isRouteErrorResponse(error) && error.status === 404;

  // The page hides the cause from staff, so the console shows it to developers.
  useEffect(() => {
    if (!isGone) reportError(new Error("The message was not loaded", { cause: error }));
  }, [error, isGone]);

  return (
    <div className="grid content-start justify-items-start gap-5 p-6">
      <Link
        to={inboxAddress(folder)}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-evergreen"
      >
        <Icon name="arrow-left" /> All messages
      </Link>
      {isGone ? (
        <Note tone="care" role="alert">
          <strong>This message is not here.</strong> It may have been deleted.
        </Note>
      ) : (
        <>
          <Note tone="error" role="alert">
            <strong>This message could not be loaded.</strong> Nothing is lost. Please try again in
            a moment.
          </Note>
          <TryAgainButton />
        </>
      )}
    </div>
  );
}
