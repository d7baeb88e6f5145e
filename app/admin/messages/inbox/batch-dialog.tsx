import { useState } from "react";
import { SelectField } from "#app/admin/ui/select.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { BatchAction } from "#domain/messages/batch-change.ts";
import {
  type AnswerChannel,
  answerChannels,
  channelLabels,
} from "#domain/messages/history-entry.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";

/** Deleting needs no confirmation, because it can be undone. */
export type AskedAction = Exclude<BatchAction, "trash">;

interface BatchDialogProps {
  action: AskedAction;
  count: number;
  readers: StaffLabel[];
  isBusy: boolean;
  onConfirm: (input: { channel?: AnswerChannel; user_id?: string }) => void;
  onCancel: () => void;
}

/** One question for all of the chosen messages. */
export function BatchDialog(props: BatchDialogProps) {
  const { action, count, readers, onConfirm, ...dialog } = props;
  const [channel, setChannel] = useState<AnswerChannel>("email");
  const [userId, setUserId] = useState("");
  const { text, ...labels } = getTexts(action, count);
  const field =
    action === "answer" ? (
      <SelectField
        label="How they were answered"
        value={channel}
        onChange={({ target }) => setChannel(target.value as AnswerChannel)}
        options={answerChannels.map((value) => [value, channelLabels[value]])}
      />
    ) : action === "assign" ? (
      <SelectField
        label="Colleague"
        value={userId}
        onChange={({ target }) => setUserId(target.value)}
        options={[["", "Nobody"], ...readers.map(({ id, label }) => [id, label] as const)]}
      />
    ) : undefined;

  return (
    <ConfirmDialog
      {...dialog}
      {...labels}
      cancelLabel={count === 1 ? "Leave it" : "Leave them"}
      field={field}
      onConfirm={() => onConfirm({ channel, user_id: userId })}
    >
      {text}
      {count > 1 && " If a colleague has changed one meanwhile, none of them changes."}
    </ConfirmDialog>
  );
}

function getTexts(action: AskedAction, count: number) {
  const isOne = count === 1;
  const messages = pluralize(count, "message");
  switch (action) {
    case "answer":
      return {
        heading: `Mark ${messages} as answered?`,
        confirmLabel: "Mark as answered",
        text: `${isOne ? "It moves" : "They move"} to Handled, with your name.`,
      };
    case "assign":
      return {
        heading: `Assign ${messages}?`,
        confirmLabel: "Assign",
        text: `Everybody sees whose ${isOne ? "it is" : "they are"}.`,
      };
    case "spam":
      return {
        heading: `Move ${messages} to spam?`,
        confirmLabel: "Move to spam",
        text: "Spam is deleted after 30 days.",
      };
    default:
      return {
        heading: `Move ${messages} to the inbox?`,
        confirmLabel: "Move to the inbox",
        text: `${isOne ? "It waits" : "They wait"} for an answer again.`,
      };
  }
}
