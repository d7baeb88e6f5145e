import type { Generated, Kysely } from "kysely";
import type { Instant } from "./column-types.ts";
import type { ItemKind, RecordKind } from "./item.ts";

/** The database or a transaction; functions of the domain take it first. */
export type Db = Kysely<Tables>;

/** Each module adds its own tables in its `*-tables.ts`. */
export interface Tables {
  slug_redirect: SlugRedirectTable;
  trash: TrashTable;
  item_version: ItemVersionTable;
  setting: SettingTable;
  autosave: AutosaveTable;
}

interface SlugRedirectTable {
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

interface ItemVersionTable {
  version_id: Generated<number>;
  kind: RecordKind;
  item_id: number;
  item: string;
  saved_at: Instant;
  saved_by: string;
}

interface AutosaveTable {
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

interface SettingTable {
  name: string;
  value: string;
}
