import type { Db } from "../tables.ts";
import type { Sealer } from "./sealed-text.server.ts";
import { findSecondFactor, takeCode } from "./second-factor.server.ts";
import { countCodeAttempt, forgetCodeAttempts } from "./sign-in-throttle.server.ts";

/** Someone whose password was right. */
export interface Applicant {
  userId: string;
  code: string;
  /** When the password began to be looked at. */
  since: Date;
}

export type Admission =
  | { kind: "admitted"; by: "password" | "app" | "recovery" }
  /** Disabled, or the password was changed meanwhile: told like a wrong password. */
  | { kind: "refused" }
  | { kind: "code-missing" }
  | { kind: "code-wrong" }
  | { kind: "too-many"; waitSeconds: number };

/** Whether a right password is enough, and if not, whether the code is right too. */
export async function admit(
  db: Db,
  sealer: Sealer,
  { userId, code, since }: Applicant,
): Promise<Admission> {
  if (!(await isStillWelcome(db, userId, since))) return { kind: "refused" };
  const { isOn } = await findSecondFactor(db, userId);
  if (!isOn) return { kind: "admitted", by: "password" };
  if (code === "") return { kind: "code-missing" };
  const waitSeconds = await countCodeAttempt(db, userId);
  if (waitSeconds > 0) return { kind: "too-many", waitSeconds };
  const by = await takeCode(db, sealer, { userId, code });
  if (by === undefined) return { kind: "code-wrong" };
  await forgetCodeAttempts(db, userId);
  return { kind: "admitted", by };
}

async function isStillWelcome(db: Db, userId: string, since: Date): Promise<boolean> {
  const user = await db
    .selectFrom("staff_user")
    .innerJoin("staff_account", "staff_account.userId", "staff_user.id")
    .select("staff_user.id")
    .where("staff_user.id", "=", userId)
    .where("disabledAt", "is", null)
    .where("staff_account.updatedAt", "<=", since.toISOString())
    .executeTakeFirst();
  return user !== undefined;
}
