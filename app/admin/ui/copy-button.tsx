import { useState } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

interface CopyButtonProps {
  text: string;
  /** For example "the phone number". */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button variant="line" size="small" onClick={copy}>
        <Icon name="copy" />
        Copy {label}
      </Button>
      <CopyStatus state={state} />
    </span>
  );
}

/** Beside a text, where a button with words has no room; on a phone a long press copies. */
export function CopyIconButton({ text, label }: CopyButtonProps) {
  const isHydrated = useIsHydrated();
  const { state, copy } = useCopy(text);
  return (
    <span className="inline-flex items-center gap-1 max-tablet:hidden">
      <button
        type="button"
        title={`Copy ${label}`}
        aria-label={`Copy ${label}`}
        disabled={!isHydrated}
        onClick={copy}
        className="-my-3 inline-grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-brand-tint hover:text-brand focus-visible:rounded-full"
      >
        <Icon name="copy" />
      </button>
      <CopyStatus state={state} />
    </span>
  );
}

type CopyState = "idle" | "copied" | "failed";

function useCopy(text: string) {
  const [state, setState] = useState<CopyState>("idle");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  }

  return { state, copy };
}

function CopyStatus({ state }: { state: CopyState }) {
  return (
    <span role="status" className="text-s">
      {state === "copied" && "Copied."}
      {state === "failed" &&
        "The browser blocked copying. Please select the text and copy it yourself."}
    </span>
  );
}
