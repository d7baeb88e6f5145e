import { LineButton } from "#app/admin/ui/line-button.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import { changeNotices, listNotices } from "./change-notices.ts";
import type { SidePanelProps } from "./side-panel-props.ts";

/** Asks nothing, since the toast can undo it. Unsaved changes of other notices stay unsaved. */
export function TakeDownButton({ notice, editor }: { notice: Notice } & EditorProps) {
  const { run, isBusy } = useMutation("action");

  async function replace(before: Notice, after: Notice, message: string, undo?: () => void) {
    const swap = (notices: Notice[]) =>
      notices.map((one) => (isEqualValue(one, before) ? after : one));
    const save = () =>
      changeNotices((stored) =>
        stored.some((one) => isEqualValue(one, before)) ? swap(stored) : changedMessage,
      );
    const toast = () => void toastSuccess(message, undo && { label: "Undo", onClick: undo });
    const saved = await run(save, { toast });
    if (saved) editor.adopt(saved.data, (values) => ({ notices: swap(listNotices(values)) }));
  }

  function takeDown() {
    const ended = endNotice(notice, new Date());
    void replace(notice, ended, "The notice is down.", () => {
      void replace(ended, notice, "The notice is back.");
    });
  }

  return (
    <LineButton aria-disabled={isBusy} onClick={takeDown} className="justify-self-start">
      Take down now<span className="sr-only"> “{notice.text}”</span>
    </LineButton>
  );
}

const changedMessage =
  "Somebody has changed this notice meanwhile. Close the notices and open them again: what you typed is kept.";

type EditorProps = Pick<SidePanelProps, "editor">;

/** It ends this minute, also if it has not begun yet. */
function endNotice(notice: Notice, now: Date): Notice {
  const until = formatLocalTime(now);
  return { ...notice, from: notice.from < until ? notice.from : "", until };
}
