import { useRef, useState } from "react";
import { FailureNote } from "#app/admin/failure-note.tsx";
import type { CallResult } from "#app/admin/staff-calls.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import type { StaffUserInList } from "#domain/staff/user.ts";
import { changeUser, type HandOver, makeLink, removeSecondFactor } from "./account-calls.ts";
import { PasswordForm } from "./password-form.tsx";
import { Tag } from "./tag.tsx";
import { useAct } from "./use-act.ts";

interface UserRowProps {
  user: StaffUserInList;
  isSelf: boolean;
  /** Of who looks at the list. */
  ownEmail: string;
  onLink: (handOver: HandOver) => void;
}

/** What takes something from a user is asked about first. */
type Question = "unmake" | "disable";

/** What opens a way into their account is for the password of who looks at the list. */
type WayIn = "link" | "second-factor";

/** A user, and what an admin may do about them; what fails is told right below. */
export function UserRow({ user, isSelf, ownEmail, onLink }: UserRowProps) {
  const { id, name, email, isAdmin, isDisabled, hasSecondFactor, hasPassword } = user;
  const act = useAct();
  const [question, setQuestion] = useState<Question>();
  const [wayIn, setWayIn] = useState<WayIn>();
  const row = useRef<HTMLLIElement>(null);
  const busy = { disabled: act.isBusy };

  async function answer(asked: Question) {
    await act.run<StaffUserInList>(() => answers[asked](id));
    setQuestion(undefined);
  }

  /** The button that was pressed may be gone, and the form is. */
  function leaveForm() {
    setWayIn(undefined);
    row.current?.focus({ preventScroll: true });
  }

  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 py-4 last:pb-0">
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
          <QuietButton {...busy} onClick={() => setWayIn("link")}>
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
          <QuietButton {...busy} onClick={() => setWayIn("second-factor")}>
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
      {wayIn !== undefined && (
        // The key makes them two forms: a password typed for one is never sent with the other.
        <div key={wayIn} className="grid gap-3 rounded-m bg-sage-100 p-4">
          <p>{wayInWords[wayIn]}</p>
          {wayIn === "link" ? (
            <PasswordForm
              email={ownEmail}
              confirm="Make the link"
              act={(password) => makeLink(id, password)}
              onDone={(made) => {
                setWayIn(undefined);
                onLink(made);
              }}
              onCancel={leaveForm}
            />
          ) : (
            <PasswordForm
              email={ownEmail}
              confirm="Switch off"
              act={(password) => removeSecondFactor(id, password)}
              isShown={false}
              onDone={leaveForm}
              onCancel={leaveForm}
            />
          )}
        </div>
      )}
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
};

const wayInWords: Record<WayIn, string> = {
  link: "With the link they choose a new password. Until they do, nothing changes for them.",
  "second-factor":
    "Switch off their second factor only when you are sure who asks: from then on their password alone is enough.",
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
};

/** An own second factor is on the own account page. */
const ownWords: Partial<Record<Question, string>> = {
  unmake: "You leave the staff area at once, and only another admin can let you in again.",
  disable: "You are signed out at once, and only another admin can let you in again.",
};
