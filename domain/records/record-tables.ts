import type { Generated } from "kysely";
import type { Instant } from "./column-types.ts";
import type { ItemKind, RecordKind } from "./item.ts";

export interface SlugRedirectTable {
  kind: ItemKind;
  slug: string;
  item_id: number;
}

/** Deleted items live in this table alone, so no query has to filter them out. */
export interface TrashTable {
  kind: RecordKind;
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
  kind: RecordKind;
  item_id: number;
  item: string;
  saved_at: Instant;
  saved_by: string;
}

export interface AutosaveTable {
  user_id: string;
  /** Made by the browser: each opened editor has its own. */
  autosave_key: string;
  kind: RecordKind;
  /** 0 for an item that has not been saved yet. */
  item_id: number;
  /** JSON: the values of the form. */
  item: string;
  based_on: string;
  saved_at: Instant;
}

export interface AttemptTable {
  attempt_id: string;
  /** An account on a network, a network, or "everyone". */
  rate_key: string;
  attempted_at: Instant;
}

export interface SettingTable {
  name: string;
  value: string;
}
