import { useState } from "react";
import { dbContext, messageCareContext, staffContext } from "#app/context.ts";
import { listStaffUsers } from "#domain/staff/manage-users.server.ts";
import { isSecondFactorRequired } from "#domain/staff/second-factor-duty.server.ts";
import type { Route } from "./+types/staff-users";
import type { HandOver } from "./account-calls.ts";
import { Card } from "./card.tsx";
import { HandOverNote } from "./hand-over-note.tsx";
import { MailCard } from "./mail-card.tsx";
import { NewUserForm } from "./new-user-form.tsx";
import { SecondFactorDuty } from "./second-factor-duty.tsx";
import { UserRow } from "./user-row.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  const users = await listStaffUsers(db);
  return {
    users,
    isFactorRequired: await isSecondFactorRequired(db),
    sendsMail: context.get(messageCareContext).isAnnounced,
    ownId: staff?.id,
    ownEmail: staff?.email ?? "",
  };
}

export default function StaffUsersPage({ loaderData }: Route.ComponentProps) {
  const { users, isFactorRequired, sendsMail, ownId, ownEmail } = loaderData;
  const [handOver, setHandOver] = useState<HandOver>();
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_24rem]">
      <Card heading="Who may sign in">
        <p>Only an admin may enter the staff area.</p>
        {handOver && (
          <HandOverNote
            key={handOver.link}
            handOver={handOver}
            onDone={() => setHandOver(undefined)}
          />
        )}
        <ul className="divide-y divide-line">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isSelf={user.id === ownId}
              ownEmail={ownEmail}
              onLink={setHandOver}
            />
          ))}
        </ul>
      </Card>
      <div className="grid gap-5">
        <NewUserForm email={ownEmail} onAdded={setHandOver} />
        <SecondFactorDuty
          email={ownEmail}
          isRequired={isFactorRequired}
          hasOwn={users.some(({ id, hasSecondFactor }) => id === ownId && hasSecondFactor)}
        />
        {sendsMail && <MailCard />}
      </div>
    </div>
  );
}
