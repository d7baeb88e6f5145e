import type { Generated, Kysely } from "kysely";
import type { ItemKind } from "./items/item.ts";
import type { LocationTexts } from "./locations/location.ts";
import type { MessageFolder } from "./messages/message.ts";
import type { PostStatus, PostTexts } from "./posts/post.ts";
import type { AuditAct } from "./staff/audit.ts";
import type { StaffNoticeKind } from "./staff/staff-notice.ts";

/** The database or a transaction; functions of the domain take it first. */
export type Db = Kysely<Tables>;

export type Instant = string;

export interface Tables {
  category: CategoryTable;
  post: PostTable;
  location_page: LocationTable;
  location_sketch: LocationSketchTable;
  slug_redirect: SlugRedirectTable;
  trash: TrashTable;
  item_version: ItemVersionTable;
  message: MessageTable;
  message_outbox: MessageOutboxTable;
  message_reading: MessageReadingTable;
  message_trash: MessageTrashTable;
  message_attempt: AttemptTable;
  image: ImageTable;
  image_file: ImageFileTable;
  image_use: ImageUseTable;
  staff_user: StaffUserTable;
  staff_session: StaffSessionTable;
  staff_account: StaffAccountTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  password_link: PasswordLinkTable;
  audit_entry: AuditEntryTable;
  known_network: KnownNetworkTable;
  staff_notice: StaffNoticeTable;
  sign_in_attempt: AttemptTable;
  setting: SettingTable;
}

export interface CategoryTable {
  category_id: Generated<number>;
  category: string;
}

export interface PostTable extends PostTexts {
  blog_id: Generated<number>;
  /** The normal form of `slug_url`, which holds the text as it was typed. */
  slug: string;
  title_key: string;
  published_date: Instant;
  category: number;
  /** JSON: a list of {heading, paragraph}. */
  blogs_content: string;
  status: PostStatus;
  created_at: Instant;
  updated_at: Instant;
}

export interface LocationTable extends LocationTexts {
  location_id: Generated<number>;
  slug: string;
  title_key: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface LocationSketchTable {
  hash: number;
  location_id: number;
}

/** A former slug of an item, redirected to its current URL. */
export interface SlugRedirectTable {
  kind: ItemKind;
  slug: string;
  item_id: number;
}

/** Deleted items live in this table alone, so no query has to filter them out. */
export interface TrashTable {
  kind: ItemKind;
  item_id: number;
  title: string;
  title_key: string;
  slug: string;
  item: string;
  deleted_at: Instant;
  deleted_by: string;
}

export interface ItemVersionTable {
  version_id: Generated<number>;
  kind: ItemKind;
  item_id: number;
  item: string;
  saved_at: Instant;
  saved_by: string;
}

export interface MessageTable {
  message_id: Generated<number>;
  submission_key: string | null;
  /** Equal for texts that differ only in numbers and contact details; null for short ones. */
  text_key: string | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  form_type: string;
  folder: MessageFolder;
  received_at: Instant;
}

export interface MessageOutboxTable {
  message_id: number;
  /** The stable part of the email's Message-ID. */
  mail_id: string;
  attempts: number;
  due_at: Instant;
  leased_until: Instant | null;
  leased_by: string | null;
  /** An SMTP or network code, never text from a person. */
  last_failure: string | null;
  sent_at: Instant | null;
}

export interface MessageReadingTable {
  message_id: number;
  read_by: string;
  reader_name: string;
  read_at: Instant;
}

/** Deleted messages live in this table alone. */
export interface MessageTrashTable {
  message_id: number;
  email: string;
  item: string;
  deleted_at: Instant;
  deleted_by: string;
}

export interface ImageTable {
  image_id: Generated<number>;
  hash: string;
  width: number;
  height: number;
  created_at: Instant;
}

export interface ImageFileTable {
  image_id: number;
  format: string;
  width: number;
  bytes: Uint8Array;
}

/** An image that nothing uses is removed after a while. */
export interface ImageUseTable {
  image_id: number;
  last_used_at: Instant;
}

/** Better Auth reads this table and the next two, and dictates the column names. */
export interface StaffUserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: EngineBoolean;
  isAdmin: EngineBoolean;
  disabledAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** PostgreSQL has booleans, SQLite 0 and 1: written as `sql\`true\``, read through Boolean(). */
type EngineBoolean = boolean | number;

export interface StaffSessionTable {
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

export interface StaffAccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface SecondFactorTable {
  user_id: string;
  sealed_secret: string;
  /** Null until a first code has confirmed that the app holds the secret. */
  confirmed_at: Instant | null;
  /** The time step of the last accepted code, so that no code works twice. */
  last_step: number;
}

/** Deleted when used. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

export interface PasswordLinkTable {
  user_id: string;
  token_hash: string;
  expires_at: Instant;
}

export interface AuditEntryTable {
  entry_id: Generated<number>;
  at: Instant;
  user_id: string | null;
  user_name: string;
  act: AuditAct;
  thing_id: string;
  thing_name: string;
  network: string;
  /** Above 1 only for failed sign-ins, which are summed by the hour. */
  times: Generated<number>;
  /** Unique: equal failures of one hour share a row. Null for everything else. */
  sum_key: Generated<string | null>;
}

/** The throttling of an account never locks out a network that its owner used before. */
export interface KnownNetworkTable {
  user_id: string;
  network_hash: string;
  seen_at: Instant;
}

export interface StaffNoticeTable {
  user_id: string;
  kind: StaffNoticeKind;
  subject: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
}

export interface AttemptTable {
  attempt_id: string;
  /** An account on a network, a network, or "everyone". */
  counted_for: string;
  attempted_at: Instant;
}

export interface SettingTable {
  name: string;
  value: string;
}
