import { flushSync } from "react-dom";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { changeMessages } from "#app/api/message-api.ts";
import { type BatchAction, isFolderAction } from "#domain/messages/batch-change.ts";
import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageListItem, SeenMessage } from "#domain/messages/message-schemas.server.ts";
import { reportUndo } from "./use-message-state.ts";

type BatchRow = Pick<MessageListItem, "message_id" | "folder" | "answered_at" | "assigned_to">;
type BatchBody = Parameters<typeof changeMessages>[0];

export interface BatchInput {
  action: BatchAction;
  channel?: AnswerChannel;
  user_id?: string;
}

/** Changes all rows in one call, or none if a colleague has changed one meanwhile; with Undo. */
export function useBatchActions() {
  const { run, isBusy, failure } = useMutation("action");

  async function change(
    rows: BatchRow[],
    input: BatchInput,
    onSettled: () => void,
  ): Promise<boolean> {
    const seen = rows.map(toSeenMessage);
    const body = { ids: listIds(seen), seen, ...input };
    const result = await run(() => changeMessages(body), { key: "batch", toast: false });
    // The dialog must close first: it returns the focus to a button that is about to disappear.
    flushSync(onSettled);
    if (result === undefined) return false;
    const undo = createUndo(seen, input.action, result.data);
    const onClick = async () => {
      if (await run(() => changeMessages(undo), { key: "undo" })) reportUndo();
    };
    toastSuccess(result.message, { label: "Undo", onClick: () => void onClick() });
    return true;
  }

  async function restore(ids: number[], onSettled: () => void): Promise<boolean> {
    const result = await run(() => changeMessages({ ids, action: "restore" }), { key: "batch" });
    flushSync(onSettled);
    return result !== undefined;
  }

  return { change, restore, isBusy, failure };
}

/** Refused if somebody has changed one of them since: that work is not undone. */
function createUndo(before: SeenMessage[], action: BatchAction, changed: SeenMessage[]): BatchBody {
  const body = { ids: listIds(before), seen: changed };
  const folder = before[0]?.folder;
  if (isFolderAction(action) && folder) return { ...body, action: folder };
  if (action === "answer") return { ...body, action: "withdraw-answer" };
  if (action === "assign")
    return { ...body, action, user_ids: before.map(({ assigned_to }) => assigned_to) };
  return { ...body, action: "restore" };
}

function toSeenMessage({ message_id, folder, answered_at, assigned_to }: BatchRow): SeenMessage {
  return {
    message_id,
    folder,
    answered_at: answered_at ?? "",
    assigned_to: assigned_to ?? "",
  };
}

function listIds(messages: SeenMessage[]): number[] {
  return messages.map(({ message_id }) => message_id);
}
