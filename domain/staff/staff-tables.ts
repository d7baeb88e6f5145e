import type { Generated } from "kysely";
import type { EngineBoolean, Instant } from "../records/column-types.ts";
import type { AuditAction } from "./audit-actions.ts";
import type { Role } from "./roles.ts";
import type { StaffNoticeKind } from "./staff-notice.ts";
import type { StaffUserTexts } from "./staff-user.ts";

declare module "../records/tables.ts" {
  interface Tables {
    staff_user: StaffUserTable;
    staff_session: StaffSessionTable;
    staff_account: StaffAccountTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    password_link: PasswordLinkTable;
    trusted_device: TrustedDeviceTable;
    passkey: PasskeyTable;
    used_passkey_challenge: UsedPasskeyChallengeTable;
    audit_entry: AuditEntryTable;
    known_network: KnownNetworkTable;
    staff_notice: StaffNoticeTable;
  }
}

/** Better Auth reads this table and the next two, and dictates the column names. */
interface StaffUserTable extends StaffUserTexts {
  id: string;
  emailVerified: EngineBoolean;
  /** False for a user who may sign in, but not enter the staff area. */
  isAdmin: EngineBoolean;
  /** Counts for admins alone. */
  role: Role;
  disabledAt: Instant | null;
  last_sign_in_at: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

interface StaffSessionTable {
  id: string;
  userId: string;
  /** The SHA-256 of the token in the cookie. */
  token: string;
  expiresAt: Instant;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

interface StaffAccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

interface SecondFactorTable {
  user_id: string;
  sealed_secret: string;
  /** Null until a first code has confirmed that the app holds the secret. */
  confirmed_at: Instant | null;
  /** The time step of the last accepted code, so that no code works twice. */
  last_step: number;
}

/** Deleted when used. */
interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

interface PasswordLinkTable {
  user_id: string;
  token_hash: string;
  expires_at: Instant;
}

/** On such a device the password is enough. */
interface TrustedDeviceTable {
  device_id: string;
  user_id: string;
  token_hash: string;
  device: string;
  network: string;
  trusted_at: Instant;
  expires_at: Instant;
}

interface PasskeyTable {
  passkey_id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  /** A number that the authenticator increments with each use; 0 if it does not count. */
  counter: string;
  name: string;
  added_at: Instant;
  used_at: Instant | null;
}

interface UsedPasskeyChallengeTable {
  challenge_hash: string;
  expires_at: Instant;
}

export interface AuditEntryTable {
  entry_id: Generated<number>;
  at: Instant;
  user_id: string | null;
  user_name: string;
  action: AuditAction;
  target_id: string;
  target_name: string;
  network: string;
  /** Above 1 only for failed sign-ins, which are summed by the hour. */
  times: Generated<number>;
  /** Unique: equal failures share a row until the hour ends or somebody signs in. Else null. */
  sum_key: Generated<string | null>;
}

/** The throttling of an account never locks out a network that its owner used before. */
interface KnownNetworkTable {
  user_id: string;
  network_hash: string;
  seen_at: Instant;
}

interface StaffNoticeTable {
  user_id: string;
  kind: StaffNoticeKind;
  subject: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
}
