import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { RetryButton } from "#app/admin/ui/retry-button.tsx";
import { Callout } from "#app/ui/callout.tsx";

export function ListError({ title }: { title: string }) {
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
      <Callout tone="error" role="alert" className="mb-6">
        <strong>This list could not be loaded.</strong> Nothing is lost. Please try again in a
        moment.
      </Callout>
      <RetryButton />
    </>
  );
}
