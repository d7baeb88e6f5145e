import { useState } from "react";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { formatLongDate, formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import type { PasswordLink } from "#app/api/account-api.ts";
import { dbContext, messageSettingsContext, staffContext } from "#app/context.ts";
import { countAssigned } from "#domain/messages/inbox-queries.server.ts";
import {
  countDaysLeft,
  findSecondFactorDueDate,
} from "#domain/staff/second-factor-requirement.server.ts";
import { isActiveOwner, listStaffUsers } from "#domain/staff/staff-users.server.ts";
import { Card } from "../ui/card.tsx";
import type { Route } from "./+types/staff-users-page";
import { MailCard } from "./mail-card.tsx";
import { NewUserForm } from "./new-user-form.tsx";
import { PasswordLinkNotice } from "./password-link-notice.tsx";
import { RoleList } from "./role-list.tsx";
import { SecondFactorRequirementCard } from "./second-factor-requirement-card.tsx";
import { UserRow } from "./user-row.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  const users = await listStaffUsers(db);
  const owners = users.filter(isActiveOwner);
  const now = new Date();
  const dueDate = await findSecondFactorDueDate(db);
  const assignedCounts = await countAssigned(db);
  return {
    users: users.map((user) => ({
      ...user,
      assignedCount: assignedCounts.get(user.id) ?? 0,
      lastSignIn: user.last_sign_in_at && formatRelativeDateTime(user.last_sign_in_at, now),
      factorDaysLeft: dueDate === undefined ? undefined : countDaysLeft(dueDate, now),
    })),
    lastOwnerId: owners.length === 1 ? owners[0]?.id : undefined,
    dueLabel: dueDate && (Date.parse(dueDate) > now.getTime() ? formatLongDate(dueDate) : null),
    sendsNotifications: context.get(messageSettingsContext).sendsNotifications,
    ownId: staff?.id,
    ownEmail: staff?.email ?? "",
  };
}

export const meta = () => createStaffMeta("Staff accounts");

export default function StaffUsersPage({ loaderData }: Route.ComponentProps) {
  const { users, lastOwnerId, dueLabel, sendsNotifications, ownId, ownEmail } = loaderData;
  const [passwordLinks, setPasswordLinks] = useState<PasswordLink[]>([]);
  const hideLink = ({ user }: PasswordLink) =>
    setPasswordLinks((links) => links.filter((one) => one.user.id !== user.id));
  /** A new link invalidates the one before it. */
  function showLink(created: PasswordLink) {
    hideLink(created);
    setPasswordLinks((links) => [...links, created]);
  }
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_24rem]">
      <Card heading="Who may sign in">
        <RoleList />
        {passwordLinks.map((passwordLink) => (
          <PasswordLinkNotice
            key={passwordLink.link}
            passwordLink={passwordLink}
            onDone={() => hideLink(passwordLink)}
          />
        ))}
        <ul className="divide-y divide-line">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isSelf={user.id === ownId}
              isLastOwner={user.id === lastOwnerId}
              ownEmail={ownEmail}
              onLinkCreated={showLink}
            />
          ))}
        </ul>
      </Card>
      <div className="grid gap-5">
        <NewUserForm email={ownEmail} onCreated={showLink} />
        <SecondFactorRequirementCard
          email={ownEmail}
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
