import type { Instant } from "../records/column-types.ts";
import type { ClinicKind, CollectionKind } from "./define-content.ts";

/** Content that staff have changed; everything else comes from the defaults. */
export interface ClinicEntryTable {
  kind: ClinicKind;
  entry_id: number;
  /** JSON: the values of the fields. Null hides a default entry that was removed. */
  item: string | null;
  updated_at: Instant;
  updated_by: string;
}

export interface ClinicOrderTable {
  kind: CollectionKind;
  /** JSON: ids in order. */
  entry_ids: string;
}
