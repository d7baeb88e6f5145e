import { useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { RetryButton } from "#app/admin/ui/retry-button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { AllMessagesLink } from "./all-messages-link.tsx";

const boxStyle = "grid content-start justify-items-start gap-5 p-6";

export function MessageError() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;

  // The page hides the cause from staff, so the console shows it to developers.
  useEffect(() => {
    if (!isNotFound) reportError(new Error("The message was not loaded", { cause: error }));
  }, [error, isNotFound]);

  if (isNotFound) return <MissingMessage />;
  return (
    <div className={boxStyle}>
      <AllMessagesLink />
      <Callout tone="error" role="alert">
        <strong>This message could not be loaded.</strong> Nothing is lost. Please try again in a
        moment.
      </Callout>
      <RetryButton />
    </div>
  );
}

export function MissingMessage() {
  const { revalidate } = useRevalidator();
  const reloadList = useEffectEvent(() => void revalidate());
  useEffect(() => reloadList(), []);
  return (
    <div className={boxStyle}>
      <AllMessagesLink />
      <Callout tone="warning" role="alert">
        <strong>This message is not here.</strong> It may have been deleted.
      </Callout>
    </div>
  );
}
