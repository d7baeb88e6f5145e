import { useEffect, useEffectEvent, useRef } from "react";
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from "react-router";
import { getUnsentText } from "#app/admin/session/unsent-texts.ts";
import { CopyButton } from "#app/admin/ui/copy-button.tsx";
import { RetryButton } from "#app/admin/ui/retry-button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { trashRetentionDays } from "#domain/records/item.ts";
import { getTrashUrl } from "../message-folders.ts";
import { AllMessagesLink } from "./all-messages-link.tsx";

const boxStyle = "grid content-start justify-items-start gap-5 p-6";

export function MessageError({ id }: { id: number }) {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;

  // The page hides the cause from staff, so the console shows it to developers.
  useEffect(() => {
    if (!isNotFound) reportError(new Error("The message was not loaded", { cause: error }));
  }, [error, isNotFound]);

  if (isNotFound) return <MissingMessage id={id} />;
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

export function MissingMessage({ id }: { id: number }) {
  const unsentTexts = [getUnsentText("note", id), getUnsentText("reply", id)];
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  const reloadList = useEffectEvent(() => void revalidate());
  useEffect(() => {
    reloadList();
    // A button of the message may have had the focus.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={boxStyle}>
      <AllMessagesLink />
      <Callout tone="warning" role="alert">
        <strong>This message is not here.</strong> It may have been deleted. Most deleted messages
        are in the{" "}
        <Link to={getTrashUrl(1)} className="font-semibold underline underline-offset-4">
          trash
        </Link>{" "}
        for {trashRetentionDays} days.
      </Callout>
      {unsentTexts.map(
        (text) =>
          text !== undefined && (
            <div key={text} className="grid justify-items-start gap-2">
              <p>What you wrote was not sent. It is there again if the message is restored:</p>
              <p
                dir="auto"
                className="rounded-field bg-surface-sunken px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-line"
              >
                {text}
              </p>
              <CopyButton text={text} label="what you wrote" />
            </div>
          ),
      )}
    </div>
  );
}
