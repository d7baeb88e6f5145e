import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { TryAgainButton } from "#app/admin/try-again-button.tsx";
import { Note } from "#app/ui/note.tsx";

/** The error boundary of a list; the rest of the staff area stays usable. */
export function ListFailure({ title }: { title: string }) {
  const error = useRouteError();

  useEffect(() => {
    reportError(
      isRouteErrorResponse(error)
        ? new Error(`${title}: ${error.status}`, { cause: error })
        : error,
    );
  }, [error, title]);

  return (
    <>
      <h1 className="mb-6 text-[clamp(2rem,1.7rem+1vw,2.5rem)]">{title}</h1>
      <Note tone="error" role="alert" className="mb-6">
        <strong>This list could not be loaded.</strong> Nothing is lost. Please try again in a
        moment.
      </Note>
      <TryAgainButton />
    </>
  );
}
