import type { Generated } from "kysely";
import type { Instant } from "../records/column-types.ts";
import type { ClinicKind, CollectionKind } from "./define-content.ts";

declare module "../records/tables.ts" {
  interface Tables {
    clinic_entry: ClinicEntryTable;
    clinic_order: ClinicOrderTable;
  }
}

/** Content that staff have changed; everything else comes from the defaults. */
interface ClinicEntryTable {
  kind: ClinicKind;
  entry_id: number;
  /** JSON: the values of the fields. Null hides a default entry that was removed. */
  item: string | null;
  updated_at: Instant;
  updated_by: string;
}

interface ClinicOrderTable {
  kind: CollectionKind;
  /** JSON: ids in order. */
  entry_ids: string;
  /** The highest id that was given to an added entry. */
  last_id: Generated<number>;
}
