import { useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { clinicDay } from "#app/admin/clinic-time.ts";
import { exportPerson, moveMessage, removePerson } from "#app/admin/message-calls.ts";
import { type CallResult, refusalInWords } from "#app/admin/staff-calls.ts";
import { toastDone, toastFailed } from "#app/admin/toasts.tsx";
import { reloadAfterFailure } from "#app/admin/use-session-end.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import { downloadJson } from "./download-json.ts";
import { useLetterPlace } from "./letter-place.ts";

export type LetterAction = MessageFolder | "export" | "remove";

interface LetterOptions {
  id: number;
  folder: MessageFolder;
  /** Called before the message closes, so that the dialog can return the focus first. */
  onRemoved: () => void;
}

export function useLetterActions({ id, folder: from, onRemoved }: LetterOptions) {
  const { revalidate } = useRevalidator();
  const { leave } = useLetterPlace();
  const [busy, setBusy] = useState<LetterAction>();
  /** Stays on the page after its toast has disappeared. */
  const [failure, setFailure] = useState<string>();

  async function run<T>(action: LetterAction, act: () => Promise<CallResult<T>>) {
    if (busy !== undefined) return undefined;
    setBusy(action);
    setFailure(undefined);
    const result = await act();
    setBusy(undefined);
    // Only the delete dialog has a field, and it shows the field's error itself.
    if (result.kind === "done" || result.kind === "bad-input") return result;
    const message = refusalInWords(result);
    setFailure(message);
    toastFailed(message);
    void reloadAfterFailure(revalidate);
    return undefined;
  }

  async function undoMove() {
    const result = await moveMessage(id, from);
    if (result.kind !== "done") {
      toastFailed(refusalInWords(result));
      return reloadAfterFailure(revalidate);
    }
    toastDone(result.message);
    void revalidate();
  }

  return {
    busy,
    failure,

    async move(folder: MessageFolder) {
      const result = await run(folder, () => moveMessage(id, folder));
      if (result?.kind !== "done") return;
      toastDone(result.message, { label: "Undo", act: () => void undoMove() });
      leave();
    },

    async download() {
      const result = await run("export", () => exportPerson(id));
      if (result?.kind !== "done") return;
      downloadJson(`messages-${clinicDay(new Date())}.json`, result.data);
      const count = result.data.length;
      toastDone(count === 1 ? "1 message was exported." : `${count} messages were exported.`);
      // Exporting marks every message as read.
      void revalidate();
    },

    /** Resolves to the password's error, which keeps the dialog open. */
    async remove(password: string): Promise<string | undefined> {
      const result = await run("remove", () => removePerson(id, password));
      if (result?.kind === "bad-input") return result.message;
      // The dialog returns the focus to a button that is about to disappear, so it closes first.
      flushSync(onRemoved);
      if (result === undefined) return undefined;
      toastDone(result.message);
      leave();
      return undefined;
    },
  };
}
