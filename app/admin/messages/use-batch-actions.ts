import { flushSync } from "react-dom";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { changeMessages } from "#app/api/message-api.ts";
import { type BatchAction, isFolderAction } from "#domain/messages/batch-change.ts";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageFolder } from "#domain/messages/message.ts";

interface BatchRow {
  message_id: number;
  assigned_to?: string | null;
}

export interface BatchInput {
  action: BatchAction;
  channel?: AnswerChannel;
  user_id?: string;
}

/** Changes all rows in one call, with Undo. The folder is where the rows are. */
export function useBatchActions(folder: MessageFolder | undefined) {
  const { run, isBusy, failure } = useMutation("action");

  async function change(
    rows: BatchRow[],
    input: BatchInput,
    onSettled: () => void,
  ): Promise<boolean> {
    const ids = listIds(rows);
    const undo = createUndo(rows, input.action);
    const toast = (message: string) =>
      void toastSuccess(message, undo && { label: "Undo", onClick: () => void undo() });
    const result = await run(() => changeMessages({ ids, ...input }), { key: "batch", toast });
    // The dialog must close first: it returns the focus to a button that is about to disappear.
    flushSync(onSettled);
    return result !== undefined;
  }

  function createUndo(rows: BatchRow[], action: BatchAction): (() => Promise<void>) | undefined {
    const send = async (body: BatchInput, sent = rows) => {
      await run(() => changeMessages({ ids: listIds(sent), ...body }), { key: "undo" });
    };
    if (action === "trash") return () => send({ action: "restore" });
    if (action === "answer") return () => send({ action: "withdraw-answer" });
    if (isFolderAction(action) && folder) return () => send({ action: folder });
    if (action !== "assign") return undefined;
    const groups = Map.groupBy(rows, ({ assigned_to }) => assigned_to ?? "");
    return async () => {
      for (const [user_id, group] of groups) await send({ action, user_id }, group);
    };
  }

  return { change, isBusy, failure };
}

function listIds(rows: BatchRow[]): number[] {
  return rows.map(({ message_id }) => message_id);
}
