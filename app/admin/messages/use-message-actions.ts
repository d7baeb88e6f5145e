import { useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { reloadAfterFailure } from "#app/admin/auth/use-session-expiry.ts";
import { toClinicDate } from "#app/admin/ui/format-date.ts";
import { toastError, toastSuccess } from "#app/admin/ui/toasts.tsx";
import {
  deleteSender,
  exportSender,
  markMessageUnread,
  moveMessage,
  recordMessageAnswer,
  withdrawMessageAnswer,
} from "#app/api/message-api.ts";
import { type ApiResult, errorMessage } from "#app/api/staff-api.ts";
import type { AnswerChannel, MessageAnswer } from "#domain/messages/history-entry.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import { downloadJson } from "./download-json.ts";
import { useMessageOutlet } from "./message-outlet.ts";

export type MessageAction = MessageFolder | "answer" | "unread" | "export" | "remove";

interface MessageActionsOptions {
  id: number;
  folder: MessageFolder;
  /** Called before the message closes, so that the dialog can return the focus first. */
  onDeleted: () => void;
}

export function useMessageActions({ id, folder: currentFolder, onDeleted }: MessageActionsOptions) {
  const { revalidate } = useRevalidator();
  const { close } = useMessageOutlet();
  const [busyAction, setBusyAction] = useState<MessageAction>();
  const [failure, setFailure] = useState<string>();

  async function run<T>(action: MessageAction, request: () => Promise<ApiResult<T>>) {
    if (busyAction !== undefined) return undefined;
    setBusyAction(action);
    setFailure(undefined);
    const result = await request();
    setBusyAction(undefined);
    // The delete dialog shows its field's error itself, and the answer panel a colleague's answer.
    if (["done", "bad-input", "conflict"].includes(result.kind)) return result;
    const message = errorMessage(result);
    setFailure(message);
    toastError(message);
    void reloadAfterFailure(revalidate);
    return undefined;
  }

  async function undo(request: () => Promise<ApiResult<unknown>>) {
    const result = await request();
    if (result.kind !== "done") {
      toastError(errorMessage(result));
      return reloadAfterFailure(revalidate);
    }
    toastSuccess(result.message);
    void revalidate();
  }

  return {
    busyAction,
    failure,

    async move(folder: MessageFolder) {
      const result = await run(folder, () => moveMessage(id, folder));
      if (result?.kind !== "done") return;
      toastSuccess(result.message, {
        label: "Undo",
        onClick: () => void undo(() => moveMessage(id, currentFolder)),
      });
      close();
    },

    /** Resolves to the answer of a colleague who was faster. */
    async answer(channel: AnswerChannel, seenAnswer: string): Promise<MessageAnswer | undefined> {
      const result = await run("answer", () => recordMessageAnswer(id, channel, seenAnswer));
      if (result?.kind === "conflict") return result.stored;
      if (result?.kind !== "done") return undefined;
      toastSuccess(result.message, {
        label: "Undo",
        onClick: () => void undo(() => withdrawMessageAnswer(id)),
      });
      close();
      return undefined;
    },

    async markUnread() {
      const result = await run("unread", () => markMessageUnread(id));
      if (result?.kind !== "done") return;
      toastSuccess(result.message);
      close();
    },

    async download() {
      const result = await run("export", () => exportSender(id));
      if (result?.kind !== "done") return;
      downloadJson(`messages-${toClinicDate(new Date())}.json`, result.data);
      const count = result.data.length;
      toastSuccess(count === 1 ? "1 message was exported." : `${count} messages were exported.`);
      // Exporting marks every message as read.
      void revalidate();
    },

    async remove(password: string): Promise<string | undefined> {
      const result = await run("remove", () => deleteSender(id, password));
      if (result?.kind === "bad-input") return result.message;
      // The dialog returns the focus to a button that is about to disappear, so it closes first.
      flushSync(onDeleted);
      if (result === undefined) return undefined;
      toastSuccess(result.message);
      close();
      return undefined;
    },
  };
}
