import { momentInWords } from "#app/admin/clinic-time.ts";
import {
  dbContext,
  owesSecondFactorContext,
  sessionIdContext,
  staffContext,
} from "#app/context.ts";
import { findSecondFactor } from "#domain/staff/second-factor.server.ts";
import { listSessions } from "#domain/staff/user-sessions.server.ts";
import type { Route } from "./+types/own-account";
import { NameCard } from "./name-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionCard } from "./session-card.tsx";
import { SharedComputerCard } from "./shared-computer-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  const current = await context.get(sessionIdContext)();
  const { id, name, email } = staff ?? { id: "", name: "", email: "" };
  const now = new Date();
  const sessions = await listSessions(db, id);
  return {
    owner: { name, email },
    owesSecondFactor: await context.get(owesSecondFactorContext)(),
    secondFactor: await findSecondFactor(db, id),
    sessions: sessions.map(({ started_at, seen_at, ...session }) => ({
      ...session,
      isCurrent: session.id === current,
      line: `Since ${momentInWords(started_at, now)}, last seen ${momentInWords(seen_at, now)}`,
    })),
  };
}

export default function OwnAccountPage({ loaderData }: Route.ComponentProps) {
  const { owner, owesSecondFactor, secondFactor, sessions } = loaderData;
  return (
    <div className="grid items-start gap-5 desk:grid-cols-2">
      {!owesSecondFactor && <PasswordCard owner={owner} />}
      <div className="grid gap-5">
        <SecondFactorCard email={owner.email} state={secondFactor} isOwed={owesSecondFactor} />
        {!owesSecondFactor && <NameCard name={owner.name} />}
      </div>
      {!owesSecondFactor && <SessionCard sessions={sessions} />}
      {!owesSecondFactor && <SharedComputerCard />}
    </div>
  );
}
