import { Callout } from "#app/ui/callout.tsx";

export function ErrorCallout({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null;
  return (
    <Callout tone="error" role="alert">
      <strong>{failure}</strong>
    </Callout>
  );
}
