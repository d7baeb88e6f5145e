import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { recordAudit } from "./audit-log.server.ts";
import { lockPassword } from "./credentials.server.ts";
import { lockActiveUser } from "./lock-active-user.server.ts";
import { trustDevice } from "./trusted-devices.server.ts";

interface SignedInDevice {
  id: string;
  name: string;
  device: string;
  network: string;
}

/** Undefined if the password has changed since the user signed in, or if the user is disabled by now. */
export function trustSignedInDevice(
  db: Db,
  { id, name, device, network }: SignedInDevice,
  passwordHash: string | undefined,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    if (passwordHash === undefined || !(await lockActiveUser(trx, id))) return undefined;
    if (!(await lockPassword(trx, id, passwordHash))) return undefined;
    const target = { id, name: device };
    await recordAudit(trx, { id, name, network }, { action: "device-trusted", target });
    return trustDevice(trx, { userId: id, device, network });
  });
}
