import { useState } from "react";
import { IconButton } from "#app/admin/ui/icon-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";

interface CopyButtonProps {
  text: string;
  /** For example "the phone number". */
  label: string;
  variant?: ButtonVariant;
  onCopied?: () => void;
}

export function CopyButton({ text, label, variant = "line", onCopied }: CopyButtonProps) {
  const { state, copy } = useCopy(text, onCopied);
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button variant={variant} size="small" onClick={copy}>
        <Icon name="copy" />
        Copy {label}
      </Button>
      <CopyStatus state={state} />
    </span>
  );
}

/** Beside a text, where a button with words has no room; on a phone a long press copies. */
export function CopyIconButton({ text, label }: Pick<CopyButtonProps, "text" | "label">) {
  const { state, copy } = useCopy(text);
  return (
    <span className="inline-flex items-center gap-1 max-tablet:hidden">
      <IconButton
        icon="copy"
        title={`Copy ${label}`}
        label={`Copy ${label}`}
        onClick={copy}
        className="-my-3"
      />
      <CopyStatus state={state} />
    </span>
  );
}

type CopyState = "idle" | "copied" | "failed";

function useCopy(text: string, onCopied?: () => void) {
  const [state, setState] = useState<CopyState>("idle");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
      onCopied?.();
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
