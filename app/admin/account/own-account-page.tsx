import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { formatLongDate, formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { listPasskeys } from "#domain/staff/passkeys.server.ts";
import { findSecondFactor } from "#domain/staff/second-factors.server.ts";
import { listTrustedDevices, readDeviceTokens } from "#domain/staff/trusted-devices.server.ts";
import { listSessions } from "#domain/staff/user-sessions.server.ts";
import type { Route } from "./+types/own-account-page";
import { NameCard } from "./name-card.tsx";
import { PasskeyCard } from "./passkey-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { loadSecondFactorDue } from "./second-factor-due.server.ts";
import { SessionCard } from "./session-card.tsx";
import { SharedComputerCard } from "./shared-computer-card.tsx";
import { TrustedDeviceCard } from "./trusted-device-card.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { staff, sessionId, mustSetUpSecondFactor } = context.get(staffSessionContext);
  const { id } = staff;
  const now = new Date();
  const sessions = await listSessions(db, id);
  const tokens = readDeviceTokens(request.headers.get("cookie") ?? undefined);
  const devices = await listTrustedDevices(db, id, tokens);
  const passkeys = await listPasskeys(db, id);
  return {
    passkeys: passkeys.map(({ added_at, used_at, ...passkey }) => ({
      ...passkey,
      description: `Added ${formatRelativeDateTime(added_at, now)}, ${
        used_at === null ? "not used yet" : `last used ${formatRelativeDateTime(used_at, now)}`
      }`,
    })),
    mustSetUpSecondFactor,
    secondFactor: await findSecondFactor(db, id),
    secondFactorDue: await loadSecondFactorDue(db, id),
    devices: devices.map((device) => ({
      id: device.id,
      device: device.device,
      isCurrent: device.isCurrent,
      description: `Until ${formatLongDate(device.expires_at)}, from ${device.network}`,
    })),
    sessions: sessions.map(({ started_at, seen_at, network, ...session }) => ({
      ...session,
      isCurrent: session.id === sessionId,
      description: `Since ${formatRelativeDateTime(started_at, now)}, last seen ${formatRelativeDateTime(seen_at, now)}${network && `, from ${network}`}`,
    })),
  };
}

export const meta = () => createStaffMeta("Your account");

export default function OwnAccountPage({ loaderData }: Route.ComponentProps) {
  const { mustSetUpSecondFactor, secondFactor, secondFactorDue } = loaderData;
  const { passkeys, devices, sessions } = loaderData;
  return (
    <div className="grid items-start gap-5 desk:grid-cols-2">
      {!mustSetUpSecondFactor && (
        <div className="grid gap-5">
          <PasswordCard />
          <NameCard />
        </div>
      )}
      <div className="grid gap-5">
        <SecondFactorCard
          state={secondFactor}
          isRequired={mustSetUpSecondFactor}
          dueLabel={secondFactorDue}
        />
        <PasskeyCard passkeys={passkeys} />
      </div>
      {!mustSetUpSecondFactor && <SessionCard sessions={sessions} />}
      {secondFactor.isOn && <TrustedDeviceCard devices={devices} />}
      {!mustSetUpSecondFactor && <SharedComputerCard />}
    </div>
  );
}
