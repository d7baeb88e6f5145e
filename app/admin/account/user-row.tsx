import { useRef, useState } from "react";
import {
  createPasswordLink,
  endUserSessions,
  type PasswordLink,
  removeSecondFactor,
  updateUser,
} from "#app/api/account-api.ts";
import type { ApiResult } from "#app/api/staff-api.ts";
import { GhostButton } from "#app/ui/ghost-button.tsx";
import type { StaffUserListItem } from "#domain/staff/staff-user.ts";
import { Tag } from "../ui/tag.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";

interface UserRowProps {
  user: StaffUserListItem;
  isSelf: boolean;
  ownEmail: string;
  onLinkCreated: (passwordLink: PasswordLink) => void;
}

/** Each changes somebody's access, so each requires the password of the admin who makes it. */
type UserChange =
  | "make-admin"
  | "unmake-admin"
  | "second-factor"
  | "sign-out"
  | "enable"
  | "disable";

export function UserRow({ user, isSelf, ownEmail, onLinkCreated }: UserRowProps) {
  const { id, name, email, isAdmin, isDisabled, hasSecondFactor, hasPassword } = user;
  const [openForm, setOpenForm] = useState<UserChange | "link">();
  const row = useRef<HTMLLIElement>(null);

  /** The row takes the focus because the form and perhaps the button are gone. */
  function closeForm() {
    setOpenForm(undefined);
    row.current?.focus({ preventScroll: true });
  }

  const changes: UserChange[] = [
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
        <p className="text-s text-muted [overflow-wrap:anywhere]">{email}</p>
      </div>
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {!isDisabled && !isSelf && (
          <GhostButton onClick={() => setOpenForm("link")}>
            New password link<span className="sr-only"> for {name}</span>
          </GhostButton>
        )}
        {changes.map((change) => (
          <GhostButton
            key={change}
            className={change === "disable" ? "text-danger! hover:bg-danger-tint!" : ""}
            onClick={() => setOpenForm(change)}
          >
            {labels[change].button}
            <span className="sr-only">: {name}</span>
          </GhostButton>
        ))}
      </div>
      {openForm !== undefined && (
        // The key resets the form, so a password typed for one change is never sent with another.
        <div key={openForm} className="grid gap-3 rounded-m bg-brand-tint p-4">
          <p>
            {(isSelf && selfTexts[openForm]) ||
              (openForm === "link" ? linkText : labels[openForm].text)}
          </p>
          {openForm === "link" ? (
            <ConfirmPasswordForm
              email={ownEmail}
              submitLabel="Make the link"
              action={(password) => createPasswordLink(id, password)}
              onDone={(passwordLink) => {
                setOpenForm(undefined);
                onLinkCreated(passwordLink);
              }}
              onCancel={closeForm}
            />
          ) : (
            <ConfirmPasswordForm
              email={ownEmail}
              submitLabel={labels[openForm].submitLabel}
              variant={openForm === "disable" ? "danger" : "primary"}
              action={(password) => changeRequests[openForm](id, password)}
              skipToast={false}
              onDone={closeForm}
              onCancel={closeForm}
            />
          )}
        </div>
      )}
    </li>
  );
}

type ChangeRequest = (id: string, password: string) => Promise<ApiResult<StaffUserListItem>>;

const changeRequests: Record<UserChange, ChangeRequest> = {
  "make-admin": (id, password) => updateUser(id, { isAdmin: true, password }),
  "unmake-admin": (id, password) => updateUser(id, { isAdmin: false, password }),
  "second-factor": removeSecondFactor,
  "sign-out": endUserSessions,
  enable: (id, password) => updateUser(id, { isDisabled: false, password }),
  disable: (id, password) => updateUser(id, { isDisabled: true, password }),
};

const linkText =
  "With the link they choose a new password. Until they do, nothing changes for them.";

const labels: Record<UserChange, { button: string; text: string; submitLabel: string }> = {
  "make-admin": {
    button: "Make admin",
    text: "An admin may do everything here, and read every message.",
    submitLabel: "Make admin",
  },
  "unmake-admin": {
    button: "Remove admin role",
    text: "From now on they cannot enter the staff area. You can make them an admin again.",
    submitLabel: "Remove admin role",
  },
  "second-factor": {
    button: "Second factor off",
    text: "Switch off their second factor only when you are sure who is asking. From then on their password alone is enough.",
    submitLabel: "Switch off",
  },
  "sign-out": {
    button: "Sign out everywhere",
    text: "They are signed out on every device at once, and can sign in again. If somebody else may know their password, make a link for a new one as well.",
    submitLabel: "Sign out everywhere",
  },
  enable: {
    button: "Enable",
    text: "They can sign in again with their old password.",
    submitLabel: "Enable",
  },
  disable: {
    button: "Disable",
    text: "They are signed out everywhere at once and cannot sign in. You can enable them again.",
    submitLabel: "Disable",
  },
};

/** One's own second factor and sessions are changed on the account page. */
const selfTexts: Partial<Record<UserChange | "link", string>> = {
  "unmake-admin": "You leave the staff area at once, and only another admin can let you in again.",
  disable: "You are signed out at once, and only another admin can let you in again.",
};
