import { useEffect, useRef, useState } from "react";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { formatLongDate, formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { createUser, type PasswordLink } from "#app/api/account-api.ts";
import { dbContext, siteContext } from "#app/context.ts";
import { Callout } from "#app/ui/callout.tsx";
import { Field } from "#app/ui/field.tsx";
import { listFieldNames } from "#domain/fields/pick-values.ts";
import { countAssigned } from "#domain/messages/inbox-queries.server.ts";
import { listLinkExpiries } from "#domain/staff/password-links.server.ts";
import { type Role, roleDescriptions, roleLabels, roles } from "#domain/staff/roles.ts";
import {
  countDaysLeft,
  findSecondFactorDueDate,
} from "#domain/staff/second-factor-requirement.server.ts";
import { newUserFields, passwordFields, passwordLinkHours } from "#domain/staff/staff-user.ts";
import { isActiveOwner, listStaffUsers } from "#domain/staff/staff-users.server.ts";
import { MailButtons } from "../messages/inbox/mail-buttons.tsx";
import { ActionForm } from "../ui/action-form.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { FormField } from "../ui/form-field.tsx";
import { LeaveQuestion } from "../ui/leave-question.tsx";
import { passFocus } from "../ui/pass-focus.ts";
import { useActionForm } from "../ui/use-action-form.ts";
import type { Route } from "./+types/staff-users-page";
import { describeInvitation } from "./describe-invitation.ts";
import { RoleSelect } from "./role-select.tsx";
import { SecondFactorRequirementCard } from "./second-factor-requirement-card.tsx";
import { UserRow } from "./user-row.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const users = await listStaffUsers(db);
  const owners = users.filter(isActiveOwner);
  const now = new Date();
  const dueDate = await findSecondFactorDueDate(db);
  const assignedCounts = await countAssigned(db);
  const linkExpiries = await listLinkExpiries(db);
  return {
    users: users.map((user) => ({
      ...user,
      assignedCount: assignedCounts.get(user.id) ?? 0,
      invitation: user.hasPassword ? undefined : describeInvitation(linkExpiries.get(user.id), now),
      lastSignIn: user.last_sign_in_at && formatRelativeDateTime(user.last_sign_in_at, now),
      factorDaysLeft: dueDate === undefined ? undefined : countDaysLeft(dueDate, now),
    })),
    lastOwnerId: owners.length === 1 ? owners[0]?.id : undefined,
    dueLabel: dueDate && (Date.parse(dueDate) > now.getTime() ? formatLongDate(dueDate) : null),
    sendsNotifications: context.get(siteContext).messageSettings.sendsNotifications,
  };
}

export const meta = () => createStaffMeta("Staff accounts");

export default function StaffUsersPage({ loaderData }: Route.ComponentProps) {
  const { users, lastOwnerId, dueLabel, sendsNotifications } = loaderData;
  const { id: ownId } = useSignedInUser();
  const [passwordLinks, setPasswordLinks] = useState<ShownLink[]>([]);
  const card = useRef<HTMLElement>(null);
  const hideLink = (userId: string) =>
    setPasswordLinks((links) => links.filter(({ user }) => user.id !== userId));
  /** A new link invalidates the one before it. */
  function showLink(created: PasswordLink, pressed?: Element | null) {
    hideLink(created.user.id);
    setPasswordLinks((links) => [...links, { ...created, pressed }]);
  }
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_24rem]">
      <Card heading="Who may sign in" ref={card}>
        <RoleList />
        {passwordLinks.map((passwordLink) => (
          <PasswordLinkNotice
            key={passwordLink.link}
            passwordLink={passwordLink}
            onDone={() => {
              card.current?.focus({ preventScroll: true });
              hideLink(passwordLink.user.id);
            }}
          />
        ))}
        <ul className="divide-y divide-line">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isSelf={user.id === ownId}
              isLastOwner={user.id === lastOwnerId}
              onLinkCreated={showLink}
              onShutOut={() => hideLink(user.id)}
            />
          ))}
        </ul>
      </Card>
      <div className="grid gap-5">
        <NewUserForm onCreated={showLink} />
        <SecondFactorRequirementCard
          dueLabel={dueLabel}
          hasOwnSecondFactor={users.some(
            ({ id, hasSecondFactor, hasPasskey }) =>
              id === ownId && (hasSecondFactor || hasPasskey),
          )}
        />
        {sendsNotifications && <MailCard />}
      </div>
    </div>
  );
}

interface ShownLink extends PasswordLink {
  /** The element that had the focus when the link was asked for. */
  pressed: Element | null | undefined;
}

const fields = { ...newUserFields, ...passwordFields };

interface NewUserFormProps {
  onCreated: (passwordLink: PasswordLink, pressed: Element | null) => void;
}

function NewUserForm({ onCreated }: NewUserFormProps) {
  const form = useActionForm(fields);
  const [role, setRole] = useState<Role>("desk");

  async function submit() {
    const pressed = document.activeElement;
    const created = await form.submit((values) => createUser({ ...values, role }), {
      toast: false,
    });
    if (created === undefined) return;
    form.reset();
    setRole((current) => (current === role ? "desk" : current));
    onCreated(created.data, pressed);
  }

  return (
    <Card heading="Add someone">
      <LeaveQuestion isUnsaved={form.values.name.trim() + form.values.email.trim() !== ""} />
      <p>You get a link to share with them, so that they can choose their own password.</p>
      <ActionForm form={form} submitLabel="Add" onSubmit={submit}>
        {listFieldNames(newUserFields).map((name) => (
          <FormField key={name} form={form} name={name} autoComplete="off" />
        ))}
        <Field label="Role" hint={roleDescriptions[role]}>
          {(control) => <RoleSelect {...control} role={role} onChange={setRole} />}
        </Field>
        <ConfirmPasswordField
          form={form}
          hint="This keeps others from adding people on a screen that you left open."
          hasInitialFocus={false}
        />
      </ActionForm>
    </Card>
  );
}

/** The server stores only a hash of the link, so it cannot be shown again. */
function PasswordLinkNotice(props: { passwordLink: ShownLink; onDone: () => void }) {
  const { passwordLink, onDone } = props;
  const { user, link, pressed } = passwordLink;
  const callout = useRef<HTMLDivElement>(null);
  useEffect(() => passFocus(callout.current, { pressed }), [pressed]);
  return (
    <Callout ref={callout} tabIndex={-1} role="group" aria-label={`One-time link for ${user.name}`}>
      <p>
        <strong>
          One-time link for {user.name}, {user.email}:
        </strong>{" "}
        give it to them yourself. It is shown only now, and works once, within {passwordLinkHours}{" "}
        hours. Anyone who has it can choose the password.
      </p>
      <p className="my-3 rounded-field border border-line bg-surface-bright px-3 py-2 break-all select-all">
        {link}
      </p>
      <span className="flex flex-wrap items-center gap-2">
        <CopyButton text={link} label="link" />
        <GhostButton onClick={onDone}>Hide it</GhostButton>
      </span>
    </Callout>
  );
}

/** A test email is useful after a change of settings, when no warning offers one. */
function MailCard() {
  return (
    <Card heading="Notifications by email">
      <p>You can send a test email to the address that receives notifications of new messages.</p>
      <MailButtons />
    </Card>
  );
}

const icons: Record<Role, IconName> = { owner: "key", desk: "inbox", writer: "pencil" };

function RoleList() {
  return (
    <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-[1fr_1.4fr_1.4fr]">
      {roles.map((role) => (
        <div key={role}>
          <dt className="flex items-center gap-2 font-semibold text-brand">
            <Icon name={icons[role]} /> {roleLabels[role]}
          </dt>
          <dd className="text-s text-muted">{roleDescriptions[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
