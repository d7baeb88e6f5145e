import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import {
  discardUnsentText,
  getUnsentText,
  storeUnsentText,
} from "#app/admin/session/unsent-texts.ts";
import { downloadFile } from "#app/admin/ui/download-file.ts";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import {
  deleteSender,
  exportSender,
  markMessageUnread,
  moveMessage,
  recordMessageAnswer,
  restoreMessage,
  trashMessage,
  withdrawMessageAnswer,
} from "#app/api/message-api.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import type { MessageAnswer } from "#domain/messages/message-schemas.server.ts";
import { useMessageOutlet } from "../message-outlet.ts";
import { reportUndo } from "../use-message-state.ts";
import { formatMessagesCsv } from "./message-csv.ts";
import { printMessages } from "./print-messages.ts";

export type MessageAction = MessageFolder | "answer" | "unread" | "trash" | "export" | "remove";

interface MessageActionsOptions {
  id: number;
  folder: MessageFolder;
  /** Called before the message closes, so that the dialog can return the focus first. */
  onDeleted: () => void;
}

export function useMessageActions({ id, folder: currentFolder, onDeleted }: MessageActionsOptions) {
  const { run, isBusy, isBusyWith, failure } = useMutation("action");
  const outlet = useMessageOutlet();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Somebody may have opened another message or page before the server responds. */
  function close(folder?: MessageFolder) {
    if (isOpen.current) outlet.close(folder);
  }

  function toastWithUndo(undo: () => Promise<ApiResult<unknown>>) {
    const onClick = async () => {
      if (await run(undo, { key: "undo" })) reportUndo();
    };
    const action = { label: "Undo", onClick: () => void onClick(), subject: `message ${id}` };
    return (message: string) => toastSuccess(message, action);
  }

  return {
    isBusy,
    isBusyWith,
    failure,

    async move(folder: MessageFolder) {
      const toast = toastWithUndo(() => moveMessage(id, currentFolder));
      if (await run(() => moveMessage(id, folder), { key: folder, toast })) close(folder);
    },

    /** Resolves to the answer of a colleague who was faster. */
    async answer(channel: AnswerChannel, seenAnswer: string): Promise<MessageAnswer | undefined> {
      let earlierAnswer: MessageAnswer | undefined;
      const reply = getUnsentText("reply", id);
      const result = await run(() => recordMessageAnswer(id, channel, seenAnswer), {
        key: "answer",
        toast: toastWithUndo(() => {
          if (reply !== undefined) storeUnsentText("reply", id, reply);
          return withdrawMessageAnswer(id);
        }),
        onConflict: (stored) => {
          earlierAnswer = stored;
        },
      });
      if (result) {
        discardUnsentText("reply", id);
        close("handled");
      }
      return earlierAnswer;
    },

    async trash() {
      const toast = toastWithUndo(() => restoreMessage(id));
      if (await run(() => trashMessage(id), { key: "trash", toast })) close();
    },

    async markUnread() {
      if (await run(() => markMessageUnread(id), { key: "unread" })) close(currentFolder);
    },

    /** Exporting marks every message as read. */
    async export(format: "csv" | "json" | "print") {
      const result = await run(() => exportSender(id), { key: "export", toast: false });
      if (result === undefined) return;
      if (format === "print") {
        printMessages(result.data);
        return;
      }
      const fileName = `messages-${getLocalDate(new Date())}.${format}`;
      if (format === "csv") downloadFile(fileName, formatMessagesCsv(result.data), "text/csv");
      else downloadFile(fileName, JSON.stringify(result.data, null, 2), "application/json");
      const count = result.data.length;
      toastSuccess(count === 1 ? "1 message was exported." : `${count} messages were exported.`);
    },

    async remove(password: string, count: number, showErrors: (errors: FieldErrors) => void) {
      let isInvalid = false;
      const onInvalid = (errors: FieldErrors) => {
        isInvalid = true;
        showErrors(errors);
      };
      const options = { key: "remove", toast: false, onInvalid };
      const result = await run(() => deleteSender(id, password, count), options);
      if (isInvalid) return;
      // The dialog returns the focus to a button that is about to disappear, so it closes first.
      flushSync(onDeleted);
      if (result === undefined) return;
      toastSuccess(result.message);
      close();
    },
  };
}
