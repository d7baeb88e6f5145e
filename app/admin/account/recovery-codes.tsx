import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { CopyButton } from "../ui/copy-button.tsx";

/** The server stores only hashes of the codes, so they cannot be shown again. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-ds outline-none">
        Your recovery codes
      </h3>
      <Callout tone="warning">
        <strong>They are shown only this once.</strong> Print them or write them down, and store
        them away from your phone. Each signs you in once, instead of the app’s code.
      </Callout>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6 gap-y-1 rounded-m border border-line bg-surface p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code} className="tracking-wide">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onSaved}>
          I have saved them
        </Button>
        <CopyButton text={codes.join("\n")} label="codes" />
      </div>
    </div>
  );
}
