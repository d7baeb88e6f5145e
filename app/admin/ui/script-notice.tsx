import { Callout } from "#app/ui/callout.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

/** Its style shows it if the scripts are off, at once, and if they are blocked or late. */
export function ScriptNotice({ className = "" }: { className?: string }) {
  if (useIsHydrated()) return null;
  return (
    <Callout tone="warning" className={`late-notice ${className}`}>
      The staff area needs JavaScript, which is off or has not loaded. Please reload this page.
    </Callout>
  );
}
