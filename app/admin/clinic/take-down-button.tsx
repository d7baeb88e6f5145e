import { useState } from "react";
import { useRevalidator } from "react-router";
import { toastError, toastSuccess } from "#app/admin/ui/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { SidePanelProps } from "./side-panel-props.ts";
import { endNotice, replaceNotice } from "./take-down-notice.ts";

/** Asks nothing, since the toast can undo it. Unsaved changes of other notices stay unsaved. */
export function TakeDownButton({ notice, editor }: { notice: Notice } & EditorProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function replace(before: Notice, after: Notice, message: string, isUndo = false) {
    const replaced = await replaceNotice(before, after);
    if ("failure" in replaced) return toastError(replaced.failure);
    editor.adopt(replaced.item, ({ notices }) => ({
      notices: (notices as Notice[]).map((one) => (isEqualValue(one, before) ? after : one)),
    }));
    const undo = () => void replace(after, before, "The notice is back.", true);
    toastSuccess(message, isUndo ? undefined : { label: "Undo", onClick: undo });
    await revalidate();
  }

  async function takeDown() {
    setIsBusy(true);
    await replace(notice, endNotice(notice, new Date()), "The notice is down.");
    setIsBusy(false);
  }

  return (
    <Button
      variant="line"
      size="small"
      aria-disabled={isBusy}
      onClick={() => isBusy || void takeDown()}
      className="justify-self-start"
    >
      Take down now<span className="sr-only"> “{notice.text}”</span>
    </Button>
  );
}

type EditorProps = Pick<SidePanelProps, "editor">;
