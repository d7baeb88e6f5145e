import type { Generated, Kysely } from "kysely";
import type { ItemKind } from "./items/item.ts";
import type { LocationTexts } from "./locations/location.ts";
import type { MessageFolder } from "./messages/message.ts";
import type { PostStatus, PostTexts } from "./posts/post.ts";
import type { AuditAct } from "./staff/audit.ts";
import type { StaffNoticeKind } from "./staff/staff-notice.ts";

/** Our database, or a transaction of it. Functions of the domain take it first. */
export type Db = Kysely<Tables>;

/** A moment, as ISO 8601 text in UTC with milliseconds. */
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
  /** The normal form of slug_url, which is kept as it was written: the address. */
  slug: string;
  /** What lists sort and search the title by. */
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
  /** What lists sort and search the main heading by. */
  title_key: string;
  created_at: Instant;
  updated_at: Instant;
}

/** What pages that are alike are found by: domain/locations/sketch.ts. */
export interface LocationSketchTable {
  hash: number;
  location_id: number;
}

/** An address that an item had before; it forwards to the one it has now. */
export interface SlugRedirectTable {
  kind: ItemKind;
  slug: string;
  item_id: number;
}

/** A deleted item is a row here and nowhere else, so nothing has to remember to leave it out. */
export interface TrashTable {
  kind: ItemKind;
  item_id: number;
  title: string;
  title_key: string;
  slug: string;
  /** JSON: the row as it was. */
  item: string;
  deleted_at: Instant;
  deleted_by: string;
}

export interface ItemVersionTable {
  version_id: Generated<number>;
  kind: ItemKind;
  item_id: number;
  /** JSON: the row as it was saved. */
  item: string;
  saved_at: Instant;
  saved_by: string;
}

export interface MessageTable {
  message_id: Generated<number>;
  submission_key: string | null;
  /** The same for texts that differ in numbers and addresses only; null for short ones. */
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
  /** The stable part of the mail's Message-ID. */
  mail_id: string;
  attempts: number;
  due_at: Instant;
  leased_until: Instant | null;
  /** The node that is sending it. */
  leased_by: string | null;
  /** Why the last attempt failed: a code of SMTP or of the network, never a text of anyone's. */
  last_failure: string | null;
  sent_at: Instant | null;
}

/** The access log: who opened a message, and when. */
export interface MessageReadingTable {
  message_id: number;
  /** The id of the staff user. */
  read_by: string;
  reader_name: string;
  read_at: Instant;
}

/** A deleted message is a row here and nowhere else, until it is restored or deleted for good. */
export interface MessageTrashTable {
  message_id: number;
  /** Whose it was: who asks for everything of a person means these as well. */
  email: string;
  /** JSON: the row as it was, and who had opened it. */
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

/** Since when nothing names an image, so that it can be removed. */
export interface ImageUseTable {
  image_id: number;
  last_used_at: Instant;
}

/** Better Auth reads this one and the two below, with its own column names. */
export interface StaffUserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: EngineBoolean;
  isAdmin: EngineBoolean;
  /** Since when this user may not sign in. */
  disabledAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** PostgreSQL has booleans, SQLite 0 and 1: written as `sql\`true\``, read through Boolean(). */
type EngineBoolean = boolean | number;

export interface StaffSessionTable {
  id: string;
  userId: string;
  /** The SHA-256 of the token that the cookie holds. */
  token: string;
  expiresAt: Instant;
  /** The network: of IPv6 the /64. */
  ipAddress: string | null;
  /** The device in words, not the header. */
  userAgent: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** How a user signs in: here always by a password. */
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
  /** Null until a first code has shown that the app has it. */
  confirmed_at: Instant | null;
  /** The time step of the last code that was taken: no code is taken twice. */
  last_step: number;
}

/** Deleted when it is used. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

/** The one-time link to a new password; a user has one at most. */
export interface PasswordLinkTable {
  user_id: string;
  token_hash: string;
  expires_at: Instant;
}

/** Who did what, when, to which thing, from where. Rows are added, and forgotten when they are old. */
export interface AuditEntryTable {
  entry_id: Generated<number>;
  at: Instant;
  /** Null where it is not known. */
  user_id: string | null;
  user_name: string;
  act: AuditAct;
  thing_id: string;
  thing_name: string;
  network: string;
  /** How often it happened within the hour; more than once only for failed sign-ins. */
  times: Generated<number>;
  /** Unique: equal failures of one hour share a row. Null for everything else. */
  sum_key: Generated<string | null>;
}

/** A network from which a user has signed in: throttling of the account never locks it out. */
export interface KnownNetworkTable {
  user_id: string;
  network_hash: string;
  seen_at: Instant;
}

/** What a user is told at the next sign-in, until they dismiss it. */
export interface StaffNoticeTable {
  user_id: string;
  kind: StaffNoticeKind;
  /** The network, the device or the name that tells two notices of a kind apart. */
  subject: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
}

/** What limits count. */
export interface AttemptTable {
  attempt_id: string;
  /** An account from a network, a network, or everyone. */
  counted_for: string;
  attempted_at: Instant;
}

export interface SettingTable {
  name: string;
  value: string;
}
