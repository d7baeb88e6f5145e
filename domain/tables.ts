import type { Generated, Kysely } from "kysely";
import type { LocationTexts } from "./locations/location.ts";
import type { MessageFolder } from "./messages/message.ts";
import type { PostStatus } from "./posts/post.ts";

/** Our database, or a transaction of it. Functions of the domain take it first. */
export type Db = Kysely<Tables>;

/** A moment, as ISO 8601 text in UTC with milliseconds. */
export type Instant = string;

export interface Tables {
  category: CategoryTable;
  post: PostTable;
  location_page: LocationTable;
  message: MessageTable;
  message_outbox: MessageOutboxTable;
  image: ImageTable;
  image_file: ImageFileTable;
  staff_user: StaffUserTable;
  sign_in_attempt: SignInAttemptTable;
  setting: SettingTable;
}

export interface CategoryTable {
  category_id: Generated<number>;
  category: string;
}

export interface PostTable {
  blog_id: Generated<number>;
  title: string;
  /** As it was written. */
  slug_url: string;
  /** The normal form of slug_url: the address. */
  slug: string;
  brief_paragraph: string;
  blog_image: string;
  published_date: Instant;
  category: number;
  /** JSON: a list of {heading, paragraph}. */
  blogs_content: string;
  metaTitle: string;
  metaDescription: string;
  status: PostStatus;
  created_at: Instant;
  updated_at: Instant;
}

export interface LocationTable extends LocationTexts {
  location_id: Generated<number>;
  slug: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface MessageTable {
  message_id: Generated<number>;
  submission_key: string | null;
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
  sent_at: Instant | null;
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

/** Better Auth writes this one and the three beside it; we only look at it. */
export interface StaffUserTable {
  id: string;
  name: string;
  email: string;
}

export interface SignInAttemptTable {
  attempt_id: string;
  /** An account from a network, or a network. */
  counted_for: string;
  attempted_at: Instant;
}

export interface SettingTable {
  name: string;
  value: string;
}
