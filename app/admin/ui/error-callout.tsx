import type { ReactNode } from "react";
import { Callout } from "#app/ui/callout.tsx";
import { GhostButton } from "./ghost-button.tsx";

export function ErrorCallout({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null;
  return (
    <Callout tone="error" role="alert">
      <strong>{failure}</strong>
    </Callout>
  );
}

/** A toast has announced the failure already. */
export function FailureCallout(props: { failure: string | undefined; className?: string }) {
  const { failure, className } = props;
  if (failure === undefined) return null;
  return (
    <Callout tone="error" className={className}>
      {failure}
    </Callout>
  );
}

export function LoadFailure(props: { children: ReactNode; onRetry: () => void }) {
  const { children, onRetry } = props;
  return (
    <Callout tone="error" role="alert">
      <p>{children}</p>
      <GhostButton onClick={onRetry} className="-ml-3">
        Try again
      </GhostButton>
    </Callout>
  );
}
