import type { Kysely } from "kysely";
import type { ClinicEntryTable, ClinicOrderTable } from "../clinic/clinic-tables.ts";
import type { ImageFileTable, ImageTable, ImageUseTable } from "../images/image-tables.ts";
import type { LocationSketchTable, LocationTable } from "../location-pages/location-page-tables.ts";
import type {
  MessageHistoryTable,
  MessageOutboxTable,
  MessageReadingTable,
  MessageTable,
  MessageTrashTable,
} from "../messages/message-tables.ts";
import type {
  CategoryTable,
  FormerPermalinkTable,
  ImportedPostTable,
  PostTable,
} from "../posts/post-tables.ts";
import type {
  AuditEntryTable,
  KnownNetworkTable,
  PasskeyTable,
  PasswordLinkTable,
  RecoveryCodeTable,
  SecondFactorTable,
  StaffAccountTable,
  StaffNoticeTable,
  StaffSessionTable,
  StaffUserTable,
  TrustedDeviceTable,
  UsedPasskeyChallengeTable,
} from "../staff/staff-tables.ts";
import type { VisitTable } from "../visits/visit-tables.ts";
import type {
  AttemptTable,
  AutosaveTable,
  ItemVersionTable,
  SettingTable,
  SlugRedirectTable,
  TrashTable,
} from "./record-tables.ts";

/** The database or a transaction; functions of the domain take it first. */
export type Db = Kysely<Tables>;

export interface Tables {
  category: CategoryTable;
  post: PostTable;
  imported_post: ImportedPostTable;
  former_permalink: FormerPermalinkTable;
  location_page: LocationTable;
  location_sketch: LocationSketchTable;
  slug_redirect: SlugRedirectTable;
  trash: TrashTable;
  item_version: ItemVersionTable;
  message: MessageTable;
  message_outbox: MessageOutboxTable;
  message_reading: MessageReadingTable;
  message_history: MessageHistoryTable;
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
  trusted_device: TrustedDeviceTable;
  passkey: PasskeyTable;
  used_passkey_challenge: UsedPasskeyChallengeTable;
  audit_entry: AuditEntryTable;
  known_network: KnownNetworkTable;
  staff_notice: StaffNoticeTable;
  sign_in_attempt: AttemptTable;
  setting: SettingTable;
  clinic_entry: ClinicEntryTable;
  clinic_order: ClinicOrderTable;
  visit: VisitTable;
  autosave: AutosaveTable;
}
