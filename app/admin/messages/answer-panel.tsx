import { useId, useState } from "react";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import {
  type AnswerChannel,
  answerChannels,
  channelLabels,
} from "#domain/messages/history-entry.ts";
import type { MessageAnswer } from "#domain/messages/message-schemas.server.ts";

interface AnswerPanelProps {
  initialChannel: AnswerChannel;
  answer: MessageAnswer | undefined;
  isBusy: boolean;
  /** Resolves to the answer of a colleague who was faster. */
  onAnswer: (channel: AnswerChannel, seen: string) => Promise<MessageAnswer | undefined>;
}

const radioLabels: Record<AnswerChannel, string> = {
  email: "Email",
  phone: "Phone",
  "in-person": "In person",
};

export function AnswerPanel({ initialChannel, answer, isBusy, onAnswer }: AnswerPanelProps) {
  const [channel, setChannel] = useState(initialChannel);
  const [conflict, setConflict] = useState<MessageAnswer>();
  const groupName = useId();
  const latest = conflict ?? answer;

  async function record() {
    setConflict(await onAnswer(channel, latest?.answered_at ?? ""));
  }

  return (
    <div className="mt-4 grid gap-4 rounded-m bg-brand-tint p-5">
      <fieldset className="grid gap-2">
        <legend className="text-base font-semibold">Tell your colleagues: I answered by</legend>
        <div className="flex flex-wrap gap-x-5">
          {answerChannels.map((value) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={groupName}
                checked={channel === value}
                onChange={() => setChannel(value)}
                className="size-5 accent-brand"
              />
              {radioLabels[value]}
            </label>
          ))}
        </div>
      </fieldset>
      {latest && (
        <Callout tone="warning" role="alert">
          <strong>
            {latest.answered_by_name} answered {channelLabels[latest.channel]},{" "}
            {formatRelativeDateTime(latest.answered_at, new Date())}.
          </strong>{" "}
          Record your answer as well only if you answered again.
        </Callout>
      )}
      <Button
        size="small"
        className="justify-self-start"
        aria-disabled={isBusy}
        onClick={() => void record()}
      >
        {isBusy ? <Spinner /> : <Icon name="check" />}
        {latest ? "I answered again" : "I answered: move to Handled"}
      </Button>
    </div>
  );
}
