import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { createPasswordLink, type PasswordLink } from "#app/api/account-api.ts";
import { getInitials } from "#app/ui/initials.ts";
import { scrollIntoView } from "#app/ui/scroll-into-view.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { type Role, roles } from "#domain/staff/roles.ts";
import type { StaffUserListItem } from "#domain/staff/user-endpoints.server.ts";
import { passFocus } from "../ui/pass-focus.ts";
import { Tag } from "../ui/tag.tsx";
import type { Route } from "./+types/staff-users-page";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { RoleSelect } from "./role-select.tsx";
import { changeButtons, changeRequests, getChangeTexts, type UserChange } from "./user-changes.ts";

interface UserRowProps {
  user: Route.ComponentProps["loaderData"]["users"][number];
  isSelf: boolean;
  isLastOwner: boolean;
  onLinkCreated: (passwordLink: PasswordLink) => void;
  /** Their one-time link no longer works. */
  onShutOut: () => void;
}

type OpenForm = UserChange | "link";

export function UserRow(props: UserRowProps) {
  const { user, isSelf, isLastOwner, onLinkCreated, onShutOut } = props;
  const [openForm, setOpenForm] = useState<OpenForm>();
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLElement>(null);

  function open(form: OpenForm | undefined) {
    // Safari does not focus a button that is pressed.
    const focused = row.current?.querySelector<HTMLElement>(":focus");
    opener.current = focused ?? row.current;
    setOpenForm(form);
  }

  function cancel() {
    setOpenForm(undefined);
    opener.current?.focus({ preventScroll: true });
  }

  /** Another form may have been opened since this one was sent. */
  const closeSentForm = () => setOpenForm((now) => (now === openForm ? undefined : now));

  /** The row takes the focus because the form and perhaps the button are gone. */
  function closeForm() {
    if (openForm === "disable" || openForm === "remove") onShutOut();
    flushSync(closeSentForm);
    passFocus(row.current, { preventScroll: true });
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && openForm !== undefined && cancel()}
      className="relative grid gap-2 py-4 pl-15 last:pb-0 max-[22rem]:pl-0"
    >
      <div className="grid gap-x-5 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_10.5rem]">
        <UserSummary user={user} isSelf={isSelf} />
        {isLastOwner ? (
          <p className="flex min-h-11.5 items-center gap-3 self-start rounded-field border border-dashed border-field px-4 text-muted">
            <Icon name="lock" /> Owner
          </p>
        ) : (
          <RoleSelect
            aria-label={`Role of ${user.name}`}
            boxClassName="self-start"
            role={isRole(openForm) ? openForm : user.isAdmin ? user.role : undefined}
            onChange={(role) => open(user.isAdmin && role === user.role ? undefined : role)}
          />
        )}
      </div>
      {isLastOwner ? (
        <p className="text-s text-muted">
          The last owner cannot be removed. Make someone else an owner first.
        </p>
      ) : (
        <UserButtons user={user} isSelf={isSelf} onOpen={open} />
      )}
      {openForm !== undefined && (
        // The key resets the form, so a password typed for one change is never sent with another.
        <div
          key={openForm}
          ref={scrollIntoView}
          className="-ml-15 grid gap-3 rounded-m bg-brand-tint p-4 max-[22rem]:ml-0"
        >
          {openForm === "link" ? (
            <>
              <p>{linkText}</p>
              <ConfirmPasswordForm
                submitLabel="Make the link"
                action={(password) => createPasswordLink(user.id, password)}
                skipToast
                onDone={(passwordLink) => {
                  closeSentForm();
                  onLinkCreated(passwordLink);
                }}
                onCancel={cancel}
              />
            </>
          ) : (
            <ChangeForm
              user={user}
              isSelf={isSelf}
              change={openForm}
              onClose={closeForm}
              onCancel={cancel}
            />
          )}
        </div>
      )}
      <span aria-hidden="true" className={archStyle}>
        {getInitials(user.name)}
      </span>
    </li>
  );
}

const linkText =
  "With the link they choose a new password. Until they do, nothing changes for them.";
const archStyle =
  "absolute top-4 left-0 grid h-14 w-11 place-items-center bg-brand-tint-strong font-display text-[1.125rem] text-brand arch-small max-[22rem]:hidden";

function isRole(form: OpenForm | undefined): form is Role {
  return (roles as readonly (OpenForm | undefined)[]).includes(form);
}

function UserSummary({ user, isSelf }: Pick<UserRowProps, "user" | "isSelf">) {
  const { name, email, isAdmin, isDisabled, hasSecondFactor, invitation, lastSignIn } = user;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold *:whitespace-normal">
        {name} {isSelf && <Tag tone="quiet">You</Tag>}
        {hasSecondFactor && <Tag tone="ok">Second factor</Tag>}
        {user.hasPasskey && <Tag tone="ok">Passkey</Tag>}
        {isAdmin && !hasSecondFactor && !user.hasPasskey && user.factorDaysLeft !== undefined && (
          <Tag tone="warning">{describeMissingFactor(user.factorDaysLeft)}</Tag>
        )}
        {!isAdmin && <Tag tone="quiet">No role</Tag>}
        {invitation !== undefined && (
          <Tag tone={invitation.isExpired ? "warning" : "quiet"}>{invitation.text}</Tag>
        )}
        {isDisabled && <Tag tone="danger">Disabled</Tag>}
      </p>
      <p className="text-s text-muted [overflow-wrap:anywhere]">{email}</p>
      <p className="text-s text-muted">
        {lastSignIn === null ? "Has not signed in yet" : `Last signed in ${lastSignIn}`}
      </p>
    </div>
  );
}

function describeMissingFactor(daysLeft: number): string {
  if (daysLeft === 0) return "No second factor: needed to enter";
  return `No second factor: ${pluralize(daysLeft, "day")} left`;
}

const dangerousChanges: UserChange[] = ["disable", "remove"];
const changesWithoutInbox: UserChange[] = [...dangerousChanges, "writer"];

function describeAssigned(count: number): string {
  return count === 1
    ? "1 message is assigned to them and not answered. Assign it to somebody else, too."
    : `${count} messages are assigned to them and not answered. Assign those to somebody else, too.`;
}

interface UserButtonsProps {
  user: StaffUserListItem;
  isSelf: boolean;
  onOpen: (form: OpenForm) => void;
}

/** One's own second factor and sessions are changed on the account page. */
function UserButtons({ user, isSelf, onOpen }: UserButtonsProps) {
  const { name, isDisabled } = user;
  const hasSecondFactor = user.hasSecondFactor || user.hasPasskey;
  const changes = [
    ...(hasSecondFactor && !isSelf ? (["second-factor"] as const) : []),
    ...(isDisabled || isSelf ? [] : (["sign-out"] as const)),
    ...(isDisabled ? (["enable", "remove"] as const) : (["disable"] as const)),
  ];
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1">
      {!isDisabled && !isSelf && (
        <GhostButton onClick={() => onOpen("link")}>
          New password link<span className="sr-only"> for {name}</span>
        </GhostButton>
      )}
      {changes.map((change) => (
        <GhostButton
          key={change}
          tone={dangerousChanges.includes(change) ? "danger" : "plain"}
          onClick={() => onOpen(change)}
        >
          {changeButtons[change]}
          <span className="sr-only">: {name}</span>
        </GhostButton>
      ))}
    </div>
  );
}

interface ChangeFormProps {
  user: UserRowProps["user"];
  isSelf: boolean;
  change: UserChange;
  onClose: () => void;
  onCancel: () => void;
}

function ChangeForm(props: ChangeFormProps) {
  const { user, isSelf, change, onClose, onCancel } = props;
  const { text, submitLabel } = getChangeTexts(change, user.name, isSelf);
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{text}</p>
      {changesWithoutInbox.includes(change) && user.assignedCount > 0 && (
        <p>
          {describeAssigned(user.assignedCount)}{" "}
          <Link to="/admin/messages" className="underline underline-offset-4">
            Go to the inbox
          </Link>
        </p>
      )}
      <ConfirmPasswordForm
        submitLabel={submitLabel}
        variant={dangerousChanges.includes(change) ? "danger" : "primary"}
        action={(password) => changeRequests[change](user.id, password)}
        // The arrow keys change a list, so a role keeps the focus until it is chosen.
        hasInitialFocus={!isRole(change)}
        onDone={onClose}
        onCancel={onCancel}
      />
    </>
  );
}
