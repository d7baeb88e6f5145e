import { useState } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button variant="line" size="small" onClick={copy}>
        <Icon name="copy" />
        Copy {label}
      </Button>
      <span role="status" className="text-s">
        {state === "copied" && "Copied."}
        {state === "failed" &&
          "The browser blocked copying. Please select the text and copy it yourself."}
      </span>
    </span>
  );
}
