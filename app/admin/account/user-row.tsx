import { useState } from "react";
import { FailureNote } from "#app/admin/failure-note.tsx";
import type { CallResult } from "#app/admin/staff-calls.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import type { StaffUserInList } from "#domain/staff/user.ts";
import { changeUser, type HandOver, makeLink, removeSecondFactor } from "./account-calls.ts";
import { Tag } from "./tag.tsx";
import { useAct } from "./use-act.ts";

interface UserRowProps {
  user: StaffUserInList;
  isSelf: boolean;
  onLink: (handOver: HandOver) => void;
}

/** What takes something from a user is asked about first. */
type Question = "unmake" | "disable" | "second-factor";

/** A user, and what an admin may do about them; what fails is told right below. */
export function UserRow({ user, isSelf, onLink }: UserRowProps) {
  const { id, name, email, isAdmin, isDisabled, hasSecondFactor, hasPassword } = user;
  const act = useAct();
  const [question, setQuestion] = useState<Question>();
  const busy = { disabled: act.isBusy };

  async function link() {
    const made = await act.run(() => makeLink(id), { isShown: true });
    if (made) onLink(made.data);
  }

  async function answer(asked: Question) {
    await act.run<StaffUserInList>(() => answers[asked](id));
    setQuestion(undefined);
  }

  return (
    <li className="grid gap-2 py-4 last:pb-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name} {isSelf && <Tag tone="quiet">You</Tag>}
          {isAdmin && <Tag>Admin</Tag>}
          {hasSecondFactor && <Tag tone="ok">Second factor</Tag>}
          {!hasPassword && <Tag tone="quiet">No password yet</Tag>}
          {isDisabled && <Tag tone="danger">Disabled</Tag>}
        </p>
        <p className="text-s text-ink-soft [overflow-wrap:anywhere]">{email}</p>
      </div>
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {!isDisabled && !isSelf && (
          <QuietButton {...busy} onClick={link}>
            New password link<span className="sr-only"> for {name}</span>
          </QuietButton>
        )}
        {isAdmin ? (
          <QuietButton {...busy} onClick={() => setQuestion("unmake")}>
            Take admin role<span className="sr-only">: {name}</span>
          </QuietButton>
        ) : (
          <QuietButton {...busy} onClick={() => act.run(() => changeUser(id, { isAdmin: true }))}>
            Make admin<span className="sr-only">: {name}</span>
          </QuietButton>
        )}
        {hasSecondFactor && !isSelf && (
          <QuietButton {...busy} onClick={() => setQuestion("second-factor")}>
            Second factor off<span className="sr-only">: {name}</span>
          </QuietButton>
        )}
        {isDisabled ? (
          <QuietButton
            {...busy}
            onClick={() => act.run(() => changeUser(id, { isDisabled: false }))}
          >
            Enable<span className="sr-only">: {name}</span>
          </QuietButton>
        ) : (
          <QuietButton
            {...busy}
            className="text-danger! hover:bg-danger-tint!"
            onClick={() => setQuestion("disable")}
          >
            Disable<span className="sr-only">: {name}</span>
          </QuietButton>
        )}
      </div>
      <FailureNote failure={act.failure} />
      {question !== undefined && (
        <ConfirmDialog
          question={`${words[question].question} ${isSelf ? "yourself" : name}?`}
          look={question === "disable" ? "danger" : "primary"}
          keep="Leave it"
          confirm={words[question].confirm}
          isBusy={act.isBusy}
          onConfirm={() => answer(question)}
          onKeep={() => setQuestion(undefined)}
        >
          {isSelf ? ownWords[question] : words[question].text}
        </ConfirmDialog>
      )}
    </li>
  );
}

const answers: Record<Question, (id: string) => Promise<CallResult<StaffUserInList>>> = {
  unmake: (id) => changeUser(id, { isAdmin: false }),
  disable: (id) => changeUser(id, { isDisabled: true }),
  "second-factor": removeSecondFactor,
};

const words: Record<Question, { question: string; text: string; confirm: string }> = {
  unmake: {
    question: "Take the admin role from",
    text: "They cannot enter the staff area any more, from this moment on. You can make them an admin again.",
    confirm: "Take admin role",
  },
  disable: {
    question: "Disable",
    text: "They are signed out everywhere at once and cannot sign in. You can enable them again.",
    confirm: "Disable",
  },
  "second-factor": {
    question: "Switch off the second factor of",
    text: "Do this only when you are sure who asks: from then on their password alone is enough.",
    confirm: "Switch off",
  },
};

/** An own second factor is on the own account page. */
const ownWords: Partial<Record<Question, string>> = {
  unmake: "You leave the staff area at once, and only another admin can let you in again.",
  disable: "You are signed out at once, and only another admin can let you in again.",
};
