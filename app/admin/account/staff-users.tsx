import { useState } from "react";
import { dbContext, staffContext } from "#app/context.ts";
import { listStaffUsers } from "#domain/staff/manage-users.server.ts";
import type { Route } from "./+types/staff-users";
import type { HandOver } from "./account-calls.ts";
import { Card } from "./card.tsx";
import { HandOverNote } from "./hand-over-note.tsx";
import { NewUserForm } from "./new-user-form.tsx";
import { UserRow } from "./user-row.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const staff = await context.get(staffContext)();
  return {
    users: await listStaffUsers(context.get(dbContext)),
    ownId: staff?.id,
    ownEmail: staff?.email ?? "",
  };
}

export default function StaffUsersPage({ loaderData }: Route.ComponentProps) {
  const { users, ownId, ownEmail } = loaderData;
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
      <NewUserForm email={ownEmail} onAdded={setHandOver} />
    </div>
  );
}
