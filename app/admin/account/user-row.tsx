import { useRef, useState } from "react";
import type { CallResult } from "#app/admin/staff-calls.ts";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import type { StaffUserInList } from "#domain/staff/user.ts";
import {
  changeUser,
  endUserSessions,
  type HandOver,
  makeLink,
  removeSecondFactor,
} from "./account-calls.ts";
import { PasswordForm } from "./password-form.tsx";
import { Tag } from "./tag.tsx";

interface UserRowProps {
  user: StaffUserInList;
  isSelf: boolean;
  /** The email of the admin who is signed in. */
  ownEmail: string;
  onLink: (handOver: HandOver) => void;
}

/** Each changes somebody's access, so each requires the password of the admin who makes it. */
type Change = "make-admin" | "unmake-admin" | "second-factor" | "sign-out" | "enable" | "disable";

export function UserRow({ user, isSelf, ownEmail, onLink }: UserRowProps) {
  const { id, name, email, isAdmin, isDisabled, hasSecondFactor, hasPassword } = user;
  const [asked, setAsked] = useState<Change | "link">();
  const row = useRef<HTMLLIElement>(null);

  /** The row takes the focus because the form and perhaps the button are gone. */
  function leaveForm() {
    setAsked(undefined);
    row.current?.focus({ preventScroll: true });
  }

  const changes: Change[] = [
    isAdmin ? "unmake-admin" : "make-admin",
    ...(hasSecondFactor && !isSelf ? (["second-factor"] as const) : []),
    ...(isDisabled || isSelf ? [] : (["sign-out"] as const)),
    isDisabled ? "enable" : "disable",
  ];
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
          <QuietButton onClick={() => setAsked("link")}>
            New password link<span className="sr-only"> for {name}</span>
          </QuietButton>
        )}
        {changes.map((change) => (
          <QuietButton
            key={change}
            className={change === "disable" ? "text-danger! hover:bg-danger-tint!" : ""}
            onClick={() => setAsked(change)}
          >
            {labels[change].button}
            <span className="sr-only">: {name}</span>
          </QuietButton>
        ))}
      </div>
      {asked !== undefined && (
        // The key resets the form, so a password typed for one change is never sent with another.
        <div key={asked} className="grid gap-3 rounded-m bg-sage-100 p-4">
          <p>{(isSelf && ownTexts[asked]) || (asked === "link" ? linkText : labels[asked].text)}</p>
          {asked === "link" ? (
            <PasswordForm
              email={ownEmail}
              confirm="Make the link"
              act={(password) => makeLink(id, password)}
              onDone={(made) => {
                setAsked(undefined);
                onLink(made);
              }}
              onCancel={leaveForm}
            />
          ) : (
            <PasswordForm
              email={ownEmail}
              confirm={labels[asked].confirm}
              look={asked === "disable" ? "danger" : "primary"}
              act={(password) => acts[asked](id, password)}
              isShown={false}
              onDone={leaveForm}
              onCancel={leaveForm}
            />
          )}
        </div>
      )}
    </li>
  );
}

type Act = (id: string, password: string) => Promise<CallResult<StaffUserInList>>;

const acts: Record<Change, Act> = {
  "make-admin": (id, password) => changeUser(id, { isAdmin: true, password }),
  "unmake-admin": (id, password) => changeUser(id, { isAdmin: false, password }),
  "second-factor": removeSecondFactor,
  "sign-out": endUserSessions,
  enable: (id, password) => changeUser(id, { isDisabled: false, password }),
  disable: (id, password) => changeUser(id, { isDisabled: true, password }),
};

const linkText =
  "With the link they choose a new password. Until they do, nothing changes for them.";

const labels: Record<Change, { button: string; text: string; confirm: string }> = {
  "make-admin": {
    button: "Make admin",
    text: "An admin may do everything here, and read every message.",
    confirm: "Make admin",
  },
  "unmake-admin": {
    button: "Remove admin role",
    text: "From now on they cannot enter the staff area. You can make them an admin again.",
    confirm: "Remove admin role",
  },
  "second-factor": {
    button: "Second factor off",
    text: "Switch off their second factor only when you are sure who is asking. From then on their password alone is enough.",
    confirm: "Switch off",
  },
  "sign-out": {
    button: "Sign out everywhere",
    text: "They are signed out on every device at once, and can sign in again. If somebody else may know their password, make a link for a new one as well.",
    confirm: "Sign out everywhere",
  },
  enable: {
    button: "Enable",
    text: "They can sign in again with their old password.",
    confirm: "Enable",
  },
  disable: {
    button: "Disable",
    text: "They are signed out everywhere at once and cannot sign in. You can enable them again.",
    confirm: "Disable",
  },
};

/** One's own second factor and sessions are changed on the account page. */
const ownTexts: Partial<Record<Change | "link", string>> = {
  "unmake-admin": "You leave the staff area at once, and only another admin can let you in again.",
  disable: "You are signed out at once, and only another admin can let you in again.",
};
